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

const OUTCOMES = { copied: "Copiado!", failed: "Não deu para copiar. Selecione o texto e copie pelo teclado." };

/** Copies `text` to the clipboard; where the browser refuses, tells how to copy by hand. */
export function CopyButton({ text, label, className }: Props) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
  const frame = useRef<HTMLDivElement>(null);

  async function copy() {
    const isCopied = frame.current !== null && (await copyText(text, frame.current));
    setOutcome(isCopied ? "copied" : "failed");
  }

  return (
    <div ref={frame} className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <LiveButton variant="secondary" onClick={copy} className={className} data-needs-scripts>
        {outcome === "copied" ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
        {/* An element: a browser that translates the page takes bare text away, and React fails on the icon before it. */}
        <span>{label}</span>
      </LiveButton>
      <p role="status" className="font-medium text-leaf">
        {outcome && OUTCOMES[outcome]}
      </p>
    </div>
  );
}
