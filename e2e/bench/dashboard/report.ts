import { type Machine, machineLine } from "../machine";
import { targetColumns } from "../report";
import { type Column, kilobytes, markdownTable, milliseconds, number } from "../table";
import { atMost } from "../targets";

export interface ScreenFigures {
  page: string;
  /** Time until the whole answer is there. */
  medianMs: number;
  p95Ms: number;
  /** JavaScript of a first visit, above an empty Next.js page's. */
  scriptBytes: number;
}

export interface DashboardReport {
  machine: Machine;
  /** Items of each kind in the database. */
  rows: number;
  screens: ScreenFigures[];
  /** Interaction to Next Paint of each key typed into a long article, in milliseconds, ascending. */
  typing: number[];
}

/** `npm run bench -- --dashboard`: targets, then each screen, the slowest first. */
export function dashboardReport({ machine, rows, screens, typing }: DashboardReport) {
  const slowest = Math.max(...screens.map(({ p95Ms }) => p95Ms));
  const targets = [
    atMost("Tela mais lenta, 95 % das respostas", slowest, 80, milliseconds),
    atMost("Tecla mais lenta (INP), CPU ÷ 4, 20.000 letras", typing.at(-1) ?? Number.NaN, 200, milliseconds),
  ];
  const sorted = [...screens].sort((one, other) => other.p95Ms - one.p95Ms);
  return [
    `${machineLine(machine)}, ${number(rows)} itens de cada`,
    markdownTable(targetColumns, targets),
    markdownTable(screenColumns, sorted),
  ].join("\n\n");
}

const screenColumns: Column<ScreenFigures>[] = [
  { title: "Tela", align: "left", cell: ({ page }) => page },
  { title: "Mediana", cell: ({ medianMs }) => milliseconds(medianMs) },
  { title: "95 %", cell: ({ p95Ms }) => milliseconds(p95Ms) },
  { title: "JavaScript além da página vazia", cell: ({ scriptBytes }) => kilobytes(scriptBytes) },
];
