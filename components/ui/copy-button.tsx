"use client";

import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "./live-button";

type Props = {
  text: string;
  /** 'Copiar a chave Pix' */
  label: string;
  className?: string;
};

/** Copies `text` to the clipboard; where the browser refuses, tells how to copy by hand. */
export function CopyButton({ text, label, className }: Props) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <LiveButton variant="secondary" onClick={copy} className={className} data-needs-scripts>
        {outcome === "copied" ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
        {label}
      </LiveButton>
      <p role="status" className="font-medium text-leaf">
        {outcome === "copied" && "Copiado!"}
        {outcome === "failed" && "Não deu para copiar. Selecione o texto e copie pelo teclado."}
      </p>
    </div>
  );
}
