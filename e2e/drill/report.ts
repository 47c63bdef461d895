import { type Column, markdownTable, megabytes, number } from "../bench/table";
import type { Result } from "./ledger";
import type { Row } from "./rehearse";
import type { Found, Skipped } from "./run";

/** The results as Markdown, and the failures among them. */

const isRow = (found: Row | Skipped): found is Row => "requests" in found;

/** One line per violated requirement. */
export function failuresOf({ rows, broken }: Found): string[] {
  const judged = rows
    .filter(isRow)
    .flatMap(({ scenario: { name }, savesLost, oldPages, recoverySeconds, wrong }) => [
      ...(savesLost > 0 ? [`${name}: gravações confirmadas e perdidas: ${savesLost}`] : []),
      ...(oldPages.length > 0 ? [`${name}: páginas mais velhas que uma gravação confirmada: ${oldPages.length}`] : []),
      ...(wrong > 0 ? [`${name}: respostas erradas: ${wrong}`] : []),
      ...(recoverySeconds === undefined ? [`${name}: não voltou ao normal a tempo`] : []),
    ]);
  return [...judged, ...broken];
}

export function report({ rows }: Found) {
  const details = rows.filter(isRow).flatMap(detailsOf);
  return [drillTable({ rows }), ...(details.length > 0 ? ["", "Detalhes:", "", ...details] : []), ""].join("\n");
}

export const drillTable = ({ rows }: Pick<Found, "rows">) => markdownTable(columns, rows);

const ofRow = (cell: (row: Row) => string) => (found: Row | Skipped) => (isRow(found) ? cell(found) : "–");

const columns: Column<Row | Skipped>[] = [
  {
    title: "Falha",
    align: "left",
    cell: (found) =>
      isRow(found) ? found.scenario.title : `${found.scenario.title}: não é possível aqui, ${found.reason}`,
  },
  { title: "durou (s)", cell: ofRow(({ lasted }) => (lasted > 0 ? number(lasted, 1) : "–")) },
  { title: "pedidos", cell: ofRow(({ requests }) => number(requests)) },
  { title: "perdidos", cell: ofRow(({ lost }) => number(lost.refused + lost.cut + lost.late)) },
  { title: "5xx", cell: ofRow(({ errors }) => number(errors)) },
  { title: "erradas", cell: ofRow(({ wrong }) => number(wrong)) },
  {
    title: "inteiro após (s)",
    cell: ofRow(({ recoverySeconds }) => (recoverySeconds === undefined ? "nunca" : number(recoverySeconds))),
  },
  { title: "gravações", cell: ofRow(({ saves }) => number(saves)) },
  { title: "perdidas", cell: ofRow(({ savesLost }) => number(savesLost)) },
  { title: "páginas lidas", cell: ofRow(({ looks }) => number(looks)) },
  { title: "velhas", cell: ofRow(({ oldPages }) => number(oldPages.length)) },
  { title: "STALE", cell: ofRow(({ stalePages }) => number(stalePages)) },
  { title: "memória antes", cell: ofRow(({ memory }) => inMemory(memory.before)) },
  { title: "depois", cell: ofRow(({ memory }) => inMemory(memory.after)) },
];

const inMemory = (bytes: number | undefined) => (bytes === undefined ? "?" : megabytes(bytes));

/** Maximum number of failures, and of old pages, listed per scenario. */
const MAX_DETAILS = 6;

const RESULT_LABELS: Record<Result, string> = {
  ok: "certas",
  refused: "recusados",
  cut: "cortados",
  late: "sem resposta",
  error: "com erro",
  wrong: "errados",
};

function detailsOf({ scenario, details, oldPages }: Row) {
  const failed = details
    .slice(0, MAX_DETAILS)
    .map(({ what, result, times }) => `${times} ${RESULT_LABELS[result]} (${what})`);
  const old = oldPages.slice(0, MAX_DETAILS).map(({ path, detail }) => `${path}: ${detail}`);
  const listed = [...failed, ...old];
  return listed.length > 0 ? [`- ${scenario.name}: ${listed.join("; ")}`] : [];
}
