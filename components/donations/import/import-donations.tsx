"use client";

import { FileSpreadsheet } from "lucide-react";
import { useEffect, useRef } from "react";
import { FailureAlert } from "@/components/forms/failure-alert";
import { Alert } from "@/components/ui/alert";
import { Button, LinkButton } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import { importCopy } from "@/lib/donations/import/copy";
import type { ImportDone, ImportPreview } from "@/lib/donations/import/types";
import { painelRoutes } from "@/lib/painel-routes";
import { countOf, formatCount } from "@/lib/text";
import { AcaoColumn } from "./acao-column";
import { ImportDoubts } from "./import-doubts";
import { ImportReport, isImportable } from "./import-report";
import { type ImportActions, useImport } from "./use-import";
import { WrongRowsButton } from "./wrong-rows-button";

const IMPORT_AGAIN = "importe outra vez: o que você marcou continua aqui";

/** Uploads a spreadsheet, shows what it contains, and imports it once confirmed. */
export function ImportDonations(actions: ImportActions) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { file, busy, failure, preview, acaoColumn, ticked, done, wrongSheet, choose, chooseAcao, confirm, tick } =
    useImport(actions);

  // The button that imported is gone, and with it the focus; what was imported is said right below the field.
  useEffect(() => {
    if (!done || !input.current) return;
    input.current.value = "";
    input.current.focus();
  }, [done]);

  const newCount = preview ? preview.counts.new + ticked.size : 0;
  return (
    <div className="grid gap-6">
      <fieldset disabled={!hydrated || busy !== undefined} className="min-w-0 max-w-xl">
        <Field id="planilha" label="Planilha" required hint="Assim que você escolher, conferimos linha por linha.">
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept=".xlsx,.csv,.txt"
              onClick={({ currentTarget }) => {
                currentTarget.value = ""; // lets the same file be chosen again, corrected
              }}
              onChange={({ target }) => choose(target.files?.[0])}
              className={`${CONTROL} file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink`}
            />
          )}
        </Field>
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {busy === "reading" && `Conferindo ${file?.name}…`}
        {busy === "importing" && "Importando…"}
      </p>
      {/* The server's own words: there is one field, and nothing to be highlighted. */}
      <FailureAlert
        failure={failure && { ...failure, fields: undefined }}
        again={preview ? IMPORT_AGAIN : "escolha a planilha outra vez"}
      />
      {preview && (
        <section aria-labelledby="conferencia" className="grid gap-6">
          <h2 id="conferencia" className="flex items-center gap-3 text-2xl">
            <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-leaf" /> {file?.name}
          </h2>
          {preview.acaoChoices && (
            <AcaoColumn
              headings={preview.acaoChoices}
              value={acaoColumn}
              onChange={chooseAcao}
              disabled={busy !== undefined}
            />
          )}
          <ImportReport preview={preview} ticked={ticked.size}>
            {preview.doubts.length > 0 && (
              <ImportDoubts doubts={preview.doubts} {...{ ticked, tick }} disabled={busy !== undefined} />
            )}
          </ImportReport>
          {isImportable(preview) && (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={confirm} disabled={busy !== undefined || newCount === 0}>
                {importLabel(preview, newCount)}
              </Button>
            </div>
          )}
        </section>
      )}
      {done && <Imported done={done} wrongSheet={wrongSheet} />}
    </div>
  );
}

function importLabel({ counts, doubts }: ImportPreview, newCount: number) {
  if (newCount === 0) return doubts.length > 0 ? "Nada marcado para importar" : "Nada de novo para importar";
  if (counts.wrong > 0)
    return newCount === 1 ? "Importar só a linha certa" : `Importar só as ${formatCount(newCount)} certas`;
  return `Importar ${countOf(newCount, "doação", "doações")}`;
}

function Imported({ done, wrongSheet }: { done: ImportDone; wrongSheet?: string }) {
  return (
    <Alert kind="success">
      <p>
        {importCopy.done(done)}
        {done.known > 0 &&
          `. ${countOf(done.known, "linha já estava aqui e não se repetiu", "linhas já estavam aqui e não se repetiram")}`}
        {done.wrong > 0 && `. ${importCopy.skipped(done.wrong)}`}
        {done.left > 0 && `. ${countOf(done.left, "linha ficou", "linhas ficaram")} de fora, como você deixou`}.
      </p>
      {done.added > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <LinkButton href={painelRoutes.importedDonations(done.importId)}>Ver o que foi importado</LinkButton>
          <Link href={painelRoutes.manageDonations} className="py-2 underline underline-offset-4">
            Todas as doações
          </Link>
        </p>
      )}
      {wrongSheet && (
        <div className="mt-3">
          <WrongRowsButton sheet={wrongSheet} />
        </div>
      )}
    </Alert>
  );
}
