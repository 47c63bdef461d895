"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { formatDate } from "@/lib/dates";

/** New recovery codes, shown once, to copy, write down or print; printing prints this sheet only. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      data-print-alone
      aria-labelledby="codigos-de-recuperacao"
      className="grid gap-3 rounded-card border-2 border-accent bg-paper p-5 print:fixed print:inset-x-0 print:top-0 print:border-0"
    >
      <h3 id="codigos-de-recuperacao" className="text-xl">
        Códigos de recuperação
      </h3>
      <p>
        Para o dia em que o celular não estiver à mão: cada um vale uma vez, no lugar do código do aplicativo. De{" "}
        {formatDate(new Date())}. Guarde-os agora, longe do celular: não serão mostrados de novo.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono font-semibold text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <CopyButton text={codes.join("\n")} label="Copiar" />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" /> Imprimir
        </Button>
        <Button onClick={onKept}>Já guardei</Button>
      </div>
    </section>
  );
}
