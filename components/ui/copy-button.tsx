"use client";

import { Check, Copy } from "lucide-react";
import { useRef, useState } from "react";
import { copyText } from "./copy-text";
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
  const frame = useRef<HTMLDivElement>(null);

  async function copy() {
    const isCopied = frame.current !== null && (await copyText(text, frame.current));
    setOutcome(isCopied ? "copied" : "failed");
  }

  return (
    <div ref={frame} className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
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
