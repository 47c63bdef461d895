import { Alert } from "@/components/ui/alert";
import {
  countOf,
  describeTotals,
  formatDay,
  type ImportPreview,
  type ImportProblem,
  type ImportRow,
  type ImportRowState,
  importCopy,
  unknownDonor,
} from "@/lib/donations/model";

/** What a spreadsheet would bring: what is wrong first, else what will be added. */
export function ImportReport({ preview }: { preview: ImportPreview }) {
  const { rows, counts, totals, problems, problemCount, ignored } = preview;
  const fresh = counts.new + counts.similar;
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
          ) : (
            "Tudo o que está nesta planilha já foi importado antes."
          )}
        </p>
      )}
      <ul className="grid gap-1 text-muted empty:hidden">
        {counts.known > 0 && fresh > 0 && (
          <li>{countOf(counts.known, "linha já foi importada", "linhas já foram importadas")} antes e fica de fora.</li>
        )}
        {counts.similar > 0 && (
          <li>
            {countOf(counts.similar, "linha é igual", "linhas são iguais")} a uma doação digitada aqui no painel.
            Confira se não é a mesma.
          </li>
        )}
        {ignored.length > 0 && <li className="wrap-anywhere">Colunas que não usamos: {ignored.join(", ")}.</li>}
      </ul>
      {problems.length > 0 && <Problems problems={problems} more={problemCount - problems.length} />}
      {counts.wrong === 0 && fresh > 0 && <Rows rows={preview.preview} more={rows - preview.preview.length} />}
    </>
  );
}

const CELL = "wrap-anywhere px-3 py-3 align-top first:pl-4 last:pr-4";
const TABLE = "w-full rounded-card border border-line bg-surface text-left";
const FRAME = "overflow-x-auto";

function Problems({ problems, more }: { problems: ImportProblem[]; more: number }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-xl">O que corrigir</h3>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {problems.map(({ line, column, value, message }) => (
          <li
            key={`${line} ${column}`}
            className="wrap-anywhere grid gap-x-4 px-4 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <span className="font-semibold">
              Linha {line}, {column}
            </span>
            <span>
              {message}
              {value !== "" && <span className="text-muted"> · está escrito “{value}”</span>}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">E mais {countOf(more, "problema", "problemas")}.</p>}
    </div>
  );
}

const STATES: Record<ImportRowState, string> = {
  new: "Nova",
  known: "Já importada",
  similar: "Igual a uma digitada",
  wrong: "",
};

function Rows({ rows, more }: { rows: ImportRow[]; more: number }) {
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label="O que vai entrar" tabIndex={0} className={FRAME}>
        <table className={TABLE}>
          <caption className="sr-only">As primeiras linhas da planilha</caption>
          <thead>
            <tr className="text-muted">
              {["Linha", "Data", "Doação", "Ação", "Quem doou", "Situação"].map((label) => (
                <th key={label} scope="col" className={`${CELL} font-semibold`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, state, date, donor, gift, acao }) => (
              <tr key={line} className="border-line border-t">
                <td className={`${CELL} text-muted tabular-nums`}>{line}</td>
                <td className={`${CELL} whitespace-nowrap`}>{formatDay(date)}</td>
                <td className={`${CELL} min-w-32 font-semibold`}>{gift}</td>
                <td className={`${CELL} min-w-32`}>{acao}</td>
                <td className={`${CELL} min-w-32`}>{donor || unknownDonor}</td>
                <td className={`${CELL} ${state === "new" ? "text-leaf" : "text-muted"}`}>{STATES[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="text-muted">E mais {countOf(more, "linha", "linhas")}.</p>}
    </div>
  );
}
