import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { formatDay } from "@/lib/dates";
import { unknownDonor } from "@/lib/donations/copy";
import { describeTotals } from "@/lib/donations/describe";
import { importCopy } from "@/lib/donations/import-copy";
import type {
  ImportPreview,
  ImportProblem,
  ImportRemark,
  ImportRow,
  ImportRowState,
} from "@/lib/donations/import-types";
import { countOf } from "@/lib/text";

/** What a spreadsheet would bring: what is wrong first, else what will be added; between them, what the person decides. */
export function ImportReport({ preview, children }: { preview: ImportPreview; children?: ReactNode }) {
  const { rows, counts, totals, inImportedMonths, problems, problemCount, remarks, remarkCount, doubts, ignored } =
    preview;
  const fresh = counts.new;
  return (
    <>
      {counts.wrong > 0 ? (
        <Alert>
          <p>
            {countOf(counts.wrong, "linha com problema", "linhas com problemas")}, de{" "}
            {countOf(rows, "doação", "doações")}. {importCopy.wrong}.
          </p>
        </Alert>
      ) : (
        <p className="max-w-text text-lg">
          {fresh > 0 ? (
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
        {counts.known > 0 && fresh > 0 && (
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
        {ignored.length > 0 && <li className="wrap-anywhere">Colunas que não usamos: {ignored.join(", ")}.</li>}
      </ul>
      {problems.length > 0 && <Problems problems={problems} more={problemCount - problems.length} />}
      {counts.wrong === 0 && remarks.length > 0 && <Remarks remarks={remarks} more={remarkCount - remarks.length} />}
      {children}
      {counts.wrong === 0 && fresh > 0 && <Rows rows={preview.preview} more={rows - preview.preview.length} />}
    </>
  );
}

const LIST = "grid divide-y divide-line rounded-card border border-line bg-surface";

function Problems({ problems, more }: { problems: ImportProblem[]; more: number }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">O que corrigir</h3>
      <ul className={LIST}>
        {problems.map(({ line, column, value, message }) => (
          <Cell key={`${line} ${column}`} line={line} column={column}>
            {message}
            {value !== "" && <span className="text-muted"> · está escrito “{value}”</span>}
          </Cell>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">E mais {countOf(more, "problema", "problemas")}.</p>}
    </div>
  );
}

function Remarks({ remarks, more }: { remarks: ImportRemark[]; more: number }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">O que arredondamos</h3>
      <ul className={LIST}>
        {remarks.map(({ line, column, was, is }) => (
          <Cell key={`${line} ${column}`} line={line} column={column}>
            {was} entra como {is}
          </Cell>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">E mais {countOf(more, "número arredondado", "números arredondados")}.</p>}
    </div>
  );
}

/** What the report says of one cell of the file, beside its place. */
function Cell({ line, column, children }: { line: number; column: string; children: ReactNode }) {
  return (
    <li className="wrap-anywhere grid gap-x-4 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <span className="font-semibold">
        Linha {line}, {column}
      </span>
      <span>{children}</span>
    </li>
  );
}

const STATES: Record<ImportRowState, string> = {
  new: "Nova",
  known: "Já importada",
  typed: "Igual a uma digitada",
  similar: "Parecida com uma já importada",
  deleted: "Excluída aqui",
  elsewhere: "Igual a uma de outra planilha",
  wrong: "",
};

function Rows({ rows, more }: { rows: ImportRow[]; more: number }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">Linha por linha</h3>
      <ul className={LIST}>
        {rows.map(({ line, state, date, donor, gift, acao }) => (
          <li
            key={line}
            className="wrap-anywhere grid grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,7rem)] gap-x-3 px-4 py-3"
          >
            <span className="text-muted tabular-nums">
              <span className="sr-only">Linha </span>
              {line}
            </span>
            <p>
              <span className="font-semibold">{gift}</span>
              <span className="block text-muted text-sm">
                {formatDay(date)} · {acao} · {donor || unknownDonor}
              </span>
            </p>
            <span className={`text-right ${state === "new" ? "text-leaf" : "text-muted"}`}>{STATES[state]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">E mais {countOf(more, "linha", "linhas")}.</p>}
    </div>
  );
}
