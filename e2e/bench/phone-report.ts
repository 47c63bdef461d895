import type { FirstTap } from "./first-taps";
import { type Machine, machineLine } from "./machine";
import { EMPTY_PAGE, type PhoneFigures } from "./phones";
import { targetColumns } from "./report";
import { type Column, kilobytes, markdownTable, milliseconds, number } from "./table";
import { atLeast, atMost, type Verdict } from "./targets";

export interface PhoneReport {
  machine: Machine;
  /** Runs of Lighthouse over each page. */
  runs: number;
  pages: PhoneFigures[];
  taps: FirstTap[];
}

/** `npm run bench -- --phones`: targets, pages beside the empty one, first taps. */
export function phoneReport({ machine, runs, pages, taps }: PhoneReport) {
  return [
    `${machineLine(machine)}, mediana de ${runs}`,
    markdownTable(targetColumns, phoneVerdicts(pages, taps)),
    markdownTable(pageColumns, pages),
    markdownTable(tapColumns, taps),
  ].join("\n\n");
}

function phoneVerdicts(all: readonly PhoneFigures[], taps: readonly FirstTap[]): Verdict[] {
  const pages = all.filter(({ page }) => page !== EMPTY_PAGE);
  const worst = (of: (one: PhoneFigures) => number) => Math.max(...pages.map(of));
  const score = (value: number) => number(value);
  return [
    atLeast("Desempenho (Lighthouse)", -worst(({ performance }) => -performance), 99, score),
    atLeast("As outras três notas", -worst(({ others }) => -others), 100, score),
    atMost(
      "Maior pintura",
      worst(({ largestPaintMs }) => largestPaintMs),
      1_900,
      milliseconds,
    ),
    atMost(
      "Bloqueio",
      worst(({ blockingMs }) => blockingMs),
      60,
      milliseconds,
    ),
    atMost(
      "Deslocamento",
      worst(({ shift }) => shift),
      0,
      (value) => number(value, 3),
    ),
    atMost(
      "Scripts antes do primeiro toque",
      worst(({ scriptBytes }) => scriptBytes),
      0,
      kilobytes,
    ),
    atMost("Primeiro toque, celular lento", Math.max(...taps.map(({ phoneMs }) => phoneMs)), 1_500, milliseconds),
    atMost("Primeiro clique, computador", Math.max(...taps.map(({ laptopMs }) => laptopMs)), 300, milliseconds),
  ];
}

const pageColumns: Column<PhoneFigures>[] = [
  { title: "Página", align: "left", cell: ({ page }) => page },
  { title: "Desempenho", cell: ({ performance }) => number(performance) },
  { title: "Menor das outras", cell: ({ others }) => number(others) },
  { title: "Maior pintura", cell: ({ largestPaintMs }) => milliseconds(largestPaintMs) },
  { title: "Bloqueio", cell: ({ blockingMs }) => milliseconds(blockingMs) },
  { title: "Deslocamento", cell: ({ shift }) => number(shift, 3) },
  { title: "Scripts", cell: ({ scriptBytes }) => kilobytes(scriptBytes) },
];

const tapColumns: Column<FirstTap>[] = [
  { title: "Primeiro toque em", align: "left", cell: ({ part }) => part },
  { title: "Celular (CPU ÷ 6, 4G lento)", cell: ({ phoneMs }) => milliseconds(phoneMs) },
  { title: "Computador", cell: ({ laptopMs }) => milliseconds(laptopMs) },
];
