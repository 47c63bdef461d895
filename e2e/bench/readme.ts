import { readFileSync, writeFileSync } from "node:fs";
import { withSection } from "../readme/marked";
import type { Comparison } from "./compare";
import { machineLine } from "./machine";
import type { PageWeight } from "./page-weight";
import { isVisitors } from "./pages";
import { burstTable, type Figures, shortened, targetColumns } from "./report";
import type { Side } from "./servers";
import { type Column, kilobytes, markdownTable, number } from "./table";
import { verdicts } from "./targets";

/** `--readme`: replaces the sections of a README between `<!-- name -->` and `<!-- /name -->`. */
export function writeSections(readme: string, sections: Record<string, string>) {
  let text = readFileSync(readme, "utf8");
  for (const [name, body] of Object.entries(sections)) text = withSection(text, name, body);
  writeFileSync(readme, text);
}

/**
 * Sections of the README by name. The targets are judged together, so that a run without one of their parts writes
 * none.
 */
export function benchSections(figures: Figures): Record<string, string> {
  const { machine, options, load, firstVisits, burst, crawl, memory, weights } = figures;
  const under = `${machineLine(machine)}, ${options.connections} conexões, ${options.seconds} s cada`;
  const busy = load?.neighbours === undefined ? "" : `; outros programas ocuparam ${number(load.neighbours * 100)} %`;
  const judged = (part: Parameters<typeof verdicts>[0]) => markdownTable(targetColumns, verdicts(part));
  const tables = [
    judged({ load, firstVisits, burst, crawl, memory }),
    markdownTable(loadColumns, load?.resources ?? []),
  ];
  return {
    ...(load &&
      firstVisits &&
      burst &&
      crawl &&
      memory && { load: [`${under}${busy}`, ...tables, burstTable(burst, crawl)].join("\n\n") }),
    ...(weights && { weights: [machineLine(machine), judged({ weights }), weightTable(weights)].join("\n\n") }),
  };
}

const rate = (title: string, side: Side): Column<Comparison> => ({
  title: `${title} req/s`,
  cell: ({ loads }) => number(loads[side].perSecond),
});

const latency = (title: string, side: Side): Column<Comparison> => ({
  title: `${title} p50 / p99`,
  cell: ({ loads }) => `${number(loads[side].p50, 1)} / ${number(loads[side].p99)} ms`,
});

const loadColumns: Column<Comparison>[] = [
  { title: "Endereço", align: "left", cell: ({ resource }) => shortened(resource.path) },
  rate("Nova", "nova"),
  rate("next start", "next"),
  rate("node:http", "bare"),
  latency("Nova", "nova"),
  latency("node:http", "bare"),
];

/** Pages that the README lists. */
const LISTED_PAGES = 4;

/** The heaviest public pages, relative to the empty page, which is the last entry. */
function weightTable(weights: readonly PageWeight[]) {
  const empty = weights.at(-1)?.scripts ?? 0;
  const shown = weights.slice(0, -1).filter(({ page }) => isVisitors(page));
  const columns: Column<PageWeight>[] = [
    {
      title: `Página (as ${LISTED_PAGES} mais pesadas de ${shown.length})`,
      align: "left",
      cell: ({ page }) => shortened(page),
    },
    { title: "JavaScript além da página vazia", cell: ({ scripts }) => kilobytes(scripts - empty) },
    { title: "HTML", cell: ({ html }) => kilobytes(html) },
  ];
  return markdownTable(columns, [...shown].sort((one, other) => other.scripts - one.scripts).slice(0, LISTED_PAGES));
}
