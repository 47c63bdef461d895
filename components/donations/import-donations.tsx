"use client";

import { FileSpreadsheet } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { ScreenButton, ScreenLink } from "@/components/painel/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { importCopy } from "@/lib/donations/import-copy";
import { IMPORT_LIMITS, type ImportDone, type ImportPreview } from "@/lib/donations/import-types";
import { routes } from "@/lib/routes";
import { countOf } from "@/lib/text";
import type { ActionResult } from "@/lib/web/action-result";
import { ImportDoubts } from "./import-doubts";
import { ImportReport } from "./import-report";

type Props = {
  preview: (input: { file: File }) => Promise<ActionResult<ImportPreview>>;
  confirm: (input: { file: File; ticked: number[] }) => Promise<ActionResult<ImportDone>>;
};

/** Chooses a spreadsheet, shows what it would bring, and brings it. */
export function ImportDonations(actions: Props) {
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<"reading" | "importing">();
  const [failure, setFailure] = useState<string>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ImportDone>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    setFile(chosen);
    setPreview(undefined);
    setTicked(new Set());
    setDone(undefined);
    setFailure(undefined);
    if (!chosen) return;
    if (chosen.size > IMPORT_LIMITS.bytes) return setFailure(importCopy.tooLarge);
    setBusy("reading");
    const answer = await callOrSignIn(actions.preview, { file: chosen });
    setBusy(undefined);
    if (answer.ok) setPreview(answer.data);
    else setFailure(answer.message);
  }

  async function confirm() {
    if (!file) return;
    setBusy("importing");
    const answer = await callOrSignIn(actions.confirm, { file, ticked: [...ticked] });
    setBusy(undefined);
    setFailure(answer.ok ? undefined : answer.message);
    if (!answer.ok) return;
    setDone(answer.data);
    setPreview(undefined);
    setFile(undefined);
    if (input.current) input.current.value = "";
    toast.success(answer.message);
  }

  function tick(lines: number[], on: boolean) {
    setTicked((before) => {
      const after = new Set(before);
      for (const line of lines) on ? after.add(line) : after.delete(line);
      return after;
    });
  }

  const fresh = preview ? preview.counts.new + ticked.size : 0;
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
              onChange={choose}
              className={`${CONTROL} file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-sunken file:px-4 file:font-semibold file:text-ink`}
            />
          )}
        </Field>
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {busy === "reading" && `Conferindo ${file?.name}…`}
        {busy === "importing" && "Importando…"}
      </p>
      {failure && <Alert>{failure}</Alert>}
      {preview && (
        <section aria-labelledby="conferencia" className="grid gap-6">
          <h2 id="conferencia" className="wrap-anywhere flex items-center gap-3 text-2xl">
            <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-leaf" /> {file?.name}
          </h2>
          <ImportReport preview={preview}>
            {preview.counts.wrong === 0 && preview.doubts.length > 0 && (
              <ImportDoubts doubts={preview.doubts} {...{ ticked, tick }} disabled={busy !== undefined} />
            )}
          </ImportReport>
          {preview.counts.wrong === 0 && (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={confirm} disabled={busy !== undefined || fresh === 0}>
                {fresh === 0
                  ? preview.doubts.length > 0
                    ? "Nada marcado para importar"
                    : "Nada de novo para importar"
                  : `Importar ${countOf(fresh, "doação", "doações")}`}
              </Button>
            </div>
          )}
        </section>
      )}
      {done && (
        <Alert kind="success">
          <p>
            {importCopy.done(done)}
            {done.known > 0 && `. ${countOf(done.known, "linha já estava", "linhas já estavam")} aqui e não se repetiu`}
            {done.left > 0 && `. ${countOf(done.left, "linha ficou", "linhas ficaram")} de fora, como você deixou`}.
          </p>
          {done.added > 0 && (
            <p className="mt-3 flex flex-wrap items-center gap-3">
              <ScreenButton href={routes.importedDonations(done.importId)}>Ver o que foi importado</ScreenButton>
              <ScreenLink href={routes.manageDonations} className="py-2 underline underline-offset-4">
                Todas as doações
              </ScreenLink>
            </p>
          )}
        </Alert>
      )}
    </div>
  );
}
