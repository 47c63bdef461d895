"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { PrintSheet } from "@/components/ui/print-sheet";
import { formatDate } from "@/lib/dates";

type Props = { passphrase: string; siteName: string; children: ReactNode };

/** A new passphrase; the children are the buttons that put it to use. */
export function PassphraseSheet({ passphrase, siteName, children }: Props) {
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
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" /> Imprimir esta folha
        </Button>
        {children}
      </div>
    </PrintSheet>
  );
}
