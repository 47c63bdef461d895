"use client";

import { Printer } from "lucide-react";
import { closeForm } from "@/components/forms/close-form";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { PrintSheet } from "@/components/ui/print-sheet";
import { formatDate } from "@/lib/dates";

/** New recovery codes. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <PrintSheet title="Códigos de recuperação">
      <p>
        Para o dia em que o celular não estiver à mão: cada um vale uma vez, no lugar do código do aplicativo. De{" "}
        <NowrapDates>{formatDate(new Date())}</NowrapDates>. Guarde-os agora, longe do celular: não serão mostrados de
        novo.
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
        <Button onClick={({ currentTarget }) => closeForm(currentTarget, onKept)}>Já guardei</Button>
      </div>
    </PrintSheet>
  );
}
