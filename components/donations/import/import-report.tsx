import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { describeTotals } from "@/lib/donations/describe";
import { importCopy } from "@/lib/donations/import/copy";
import type { ImportPreview } from "@/lib/donations/import/types";
import { countOf } from "@/lib/text";
import { Problems, Remarks, RowList } from "./import-report-lists";
import { WrongRowsButton } from "./wrong-rows-button";

/** Whether there are rows to import or to decide about, even if other rows have errors. */
export const isImportable = ({ counts, doubts }: ImportPreview) =>
  counts.wrong === 0 || counts.new > 0 || doubts.length > 0;

/** Lines named in a sentence at most. */
const MAX_LINES = 10;

type Props = {
  preview: ImportPreview;
  /** How many possible duplicates the person wants, too. */
  ticked: number;
  /** The possible duplicates. */
  children?: ReactNode;
};

/** The result of checking a spreadsheet: its errors, and what will be added. */
export function ImportReport({ preview, ticked, children }: Props) {
  const { rows, counts, problems, problemCount, remarks, remarkCount, wrongSheet } = preview;
  const importable = isImportable(preview);
  return (
    <>
      {counts.wrong > 0 && (
        <Alert>
          <p>
            {countOf(counts.wrong, "linha com problema", "linhas com problemas")}, de{" "}
            {countOf(rows, "doação", "doações")}. {importCopy.wrong}.
          </p>
          {importable && (
            <p className="mt-2">
              Ou importe já só as certas, abaixo: depois de corrigidas na mesma planilha
              {wrongSheet && ", ou na das linhas para corrigir"}, as outras entram sem que nada se repita.
              {!wrongSheet && " Uma planilha só das linhas para corrigir ficaria grande demais para baixar e importar."}
            </p>
          )}
          {importable && wrongSheet && (
            <div className="mt-3">
              <WrongRowsButton sheet={wrongSheet} />
            </div>
          )}
        </Alert>
      )}
      {importable && <Outlook {...preview} ticked={ticked} />}
      <ToCheck {...preview} />
      {problems.length > 0 && <Problems problems={problems} more={problemCount - problems.length} />}
      {importable && remarks.length > 0 && <Remarks remarks={remarks} more={remarkCount - remarks.length} />}
      {children}
      {counts.new > 0 && <RowList rows={preview.preview} more={rows - counts.wrong - preview.preview.length} />}
    </>
  );
}

/** What only a person can judge, and what is left out. */
function ToCheck({ counts, inImportedMonths, repeated, withNotes, ignored, otherSheets }: ImportPreview) {
  return (
    <ul className="grid gap-1 text-muted empty:hidden">
      {counts.known > 0 && counts.new > 0 && (
        <li>
          {countOf(
            counts.known,
            "linha já foi importada antes e fica de fora",
            "linhas já foram importadas antes e ficam de fora",
          )}
          .
        </li>
      )}
      {inImportedMonths > 0 && (
        <li>
          {countOf(inImportedMonths, "linha nova é de um mês", "linhas novas são de meses")} de que já importamos
          doações. Confira se são mesmo novas.
        </li>
      )}
      {repeated.length > 0 && (
        <li>
          {countOf(repeated.length, "linha é igual", "linhas são iguais")} a outra desta planilha ({linesOf(repeated)}
          ). Se a doação foi uma só, apague a linha que sobra e envie de novo.
        </li>
      )}
      {withNotes > 0 && (
        <li>
          As observações de {countOf(withNotes, "linha", "linhas")} aparecem no site. Confira que não digam quem doou
          nem telefones.
        </li>
      )}
      {ignored.length > 0 && <li className="wrap-anywhere">Colunas que não usamos: {ignored.join(", ")}.</li>}
      {otherSheets.length > 0 && (
        <li className="wrap-anywhere">
          Lemos uma aba só. Ficam de fora: {otherSheets.join(", ")}. Para importar, salve cada uma num arquivo.
        </li>
      )}
    </ul>
  );
}

/** 'linha 12', 'linhas 12, 15 e mais 3'. */
function linesOf(lines: number[]) {
  const more = lines.length - MAX_LINES;
  const named = [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`mais ${more}`] : [])].map(String);
  return `${lines.length === 1 ? "linha" : "linhas"} ${new Intl.ListFormat("pt-BR").format(named)}`;
}

/** The effect of the import in one sentence. */
function Outlook({ counts, totals, doubts, ticked }: ImportPreview & { ticked: number }) {
  const wanted = countOf(ticked, "linha que você marcou", "linhas que você marcou");
  return (
    <p className="max-w-text text-lg">
      {counts.new > 0 ? (
        <>
          Vão entrar <strong>{describeTotals(totals)}</strong>
          {ticked > 0 && `, e mais ${wanted}`}.
        </>
      ) : ticked > 0 ? (
        `Só entra o que você decidiu: ${wanted}.`
      ) : doubts.length > 0 ? (
        "Nada entra sem que você decida: veja abaixo o que só você sabe."
      ) : (
        "Tudo o que está nesta planilha já foi importado antes."
      )}
    </p>
  );
}
