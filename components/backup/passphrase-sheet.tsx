"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { PrintSheet } from "@/components/ui/print-sheet";
import { formatDate } from "@/lib/dates";

/** `maybe`: it was sent to the site, and no answer came. */
export type PassphraseState = "new" | "maybe" | "used";

type Props = { passphrase: string; state: PassphraseState; siteName: string; children: ReactNode };

const NOT_YET = {
  new: "Ainda não vale: só depois de “Já anotei a senha”, embaixo.",
  maybe: "A resposta não chegou, e esta senha pode já estar valendo: guarde esta folha, e tente outra vez.",
  used: undefined,
};

/** A passphrase to write down; the children are the buttons that put it to use. */
export function PassphraseSheet({ passphrase, state, siteName, children }: Props) {
  return (
    <PrintSheet title="Senha das cópias de segurança">
      <p className="select-all whitespace-nowrap font-mono font-semibold text-lg sm:text-2xl">{passphrase}</p>
      {NOT_YET[state] && <p className="font-semibold">{NOT_YET[state]}</p>}
      <p>
        {siteName}, <NowrapDates>{formatDate(new Date())}</NowrapDates>. Anote agora: não será mostrada de novo.
        Guarde-a em papel, longe do computador do site, e conte a mais de uma pessoa onde está.
      </p>
      <p className="text-muted text-sm">
        Para trazer tudo de volta, quem cuida do servidor instala o Nova, digita{" "}
        <code className="rounded bg-sunken px-1">npm run restore -- ARQUIVO</code> e esta senha. Cópias de antes dela
        abrem com a senha anterior: não a jogue fora.
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
