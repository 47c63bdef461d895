"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { PrintSheet } from "@/components/ui/print-sheet";
import { formatDate } from "@/lib/dates";

/** A new passphrase. */
export function PassphraseSheet({ passphrase, siteName }: { passphrase: string; siteName: string }) {
  return (
    <PrintSheet title="Senha das cópias de segurança">
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
    </PrintSheet>
  );
}
