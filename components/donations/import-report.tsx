import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { describeTotals } from "@/lib/donations/describe";
import { importCopy } from "@/lib/donations/import-copy";
import type { ImportPreview } from "@/lib/donations/import-types";
import { countOf } from "@/lib/text";
import { Problems, Remarks, RowList } from "./import-report-lists";

/** The result of checking a spreadsheet: its errors, or what will be added; `children` are the doubts to decide. */
export function ImportReport({ preview, children }: { preview: ImportPreview; children?: ReactNode }) {
  const { rows, counts, totals, inImportedMonths, problems, problemCount, remarks, remarkCount, doubts, ignored } =
    preview;
  const newCount = counts.new;
  return (
    <>
      {counts.wrong > 0 ? (
        <Alert>
          <p>
            {countOf(counts.wrong, "linha com problema", "linhas com problemas")}, de{" "}
            {countOf(rows, "doação", "doações")}. {importCopy.wrong}.
          </p>
          {newCount > 0 && (
            <p className="mt-2">
              Ou importe já só as certas: depois de corrigidas na mesma planilha, as outras entram sem que nada se
              repita.
            </p>
          )}
        </Alert>
      ) : (
        <p className="max-w-text text-lg">
          {newCount > 0 ? (
            <>
              Vão entrar <strong>{describeTotals(totals)}</strong>.
            </>
          ) : doubts.length > 0 ? (
            "Nada entra sem que você decida: veja abaixo o que só você sabe."
          ) : (
            "Tudo o que está nesta planilha já foi importado antes."
          )}
        </p>
      )}
      <ul className="grid gap-1 text-muted empty:hidden">
        {counts.known > 0 && newCount > 0 && (
          <li>
            {countOf(
              counts.known,
              "linha já foi importada antes e fica de fora",
              "linhas já foram importadas antes e ficam de fora",
            )}
            .
          </li>
        )}
        {counts.wrong === 0 && inImportedMonths > 0 && (
          <li>
            {countOf(inImportedMonths, "linha nova é de um mês", "linhas novas são de meses")} de que já importamos
            doações. Confira se são mesmo novas.
          </li>
        )}
        {ignored.length > 0 && !preview.asksAcao && (
          <li className="wrap-anywhere">Colunas que não usamos: {ignored.join(", ")}.</li>
        )}
      </ul>
      {problems.length > 0 && <Problems problems={problems} more={problemCount - problems.length} />}
      {counts.wrong === 0 && remarks.length > 0 && <Remarks remarks={remarks} more={remarkCount - remarks.length} />}
      {children}
      {counts.wrong === 0 && newCount > 0 && <RowList rows={preview.preview} more={rows - preview.preview.length} />}
    </>
  );
}
