"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/lib/dates";

/** A new passphrase, shown once, to write down or print; printing prints this sheet only. */
export function PassphraseSheet({ passphrase, siteName }: { passphrase: string; siteName: string }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      data-print-alone
      aria-labelledby="senha-das-copias"
      className="grid gap-3 print:fixed print:inset-x-0 print:top-0 print:border-0 rounded-card border-2 border-accent bg-paper p-5"
    >
      <h3 id="senha-das-copias" className="text-xl">
        Senha das cópias de segurança
      </h3>
      <p className="select-all whitespace-nowrap font-mono font-semibold text-lg sm:text-2xl">{passphrase}</p>
      <p>
        {siteName}, desde {formatDate(new Date())}. Anote agora: não será mostrada de novo. Guarde-a em papel, longe do
        computador do site, e conte a mais de uma pessoa onde está.
      </p>
      <p className="text-muted text-sm">
        Para trazer tudo de volta, quem cuida do servidor instala o Nova, digita{" "}
        <code className="rounded bg-sunken px-1">npm run restore -- ARQUIVO</code> e esta senha. Cópias de antes dela
        abrem com a senha anterior.
      </p>
      <Button variant="secondary" className="justify-self-start print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" /> Imprimir esta folha
      </Button>
    </section>
  );
}
