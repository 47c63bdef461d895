import { MAX_LISTED, MAX_SEARCH_HITS } from "../../../lib/lists/listing";
import { type Machine, machineLine } from "../machine";
import { median } from "../percentile";
import { type Column, markdownTable, megabytes, number } from "../table";
import type { Room } from "./address";
import { addressesOf } from "./addresses";
import { type Compared, GROWTH, growsInMemory, growthOf, readBy, sqlMs, tablesRead } from "./growth";
import type { Answer } from "./measure";
import type { Sitemap } from "./sitemap";
import type { Size } from "./tables";

export interface RowFigures {
  machine: Machine;
  small: Size;
  full: Size;
  fillMs: number;
  saves: { room: Room; small: number; full: number }[];
  addresses: Compared[];
  sitemap: Sitemap;
}

const MAX_SAVE_MS = 300;

/** One line per failure. */
export function failuresOf({ addresses, saves, sitemap, small, full }: RowFigures) {
  return [
    ...addresses.flatMap((address) => [
      ...(!address.isExport && growthOf(address, small, full) === "DEMAIS" ? [growthInWords(address)] : []),
      ...(address.isExport && growsInMemory(address) ? [`${address.path}: a memória cresce com o que exporta`] : []),
      ...tablesRead(address.full, full).map((table) => `${address.path}: lê a tabela ${table} inteira`),
    ]),
    ...saves
      .filter((save) => save.full > MAX_SAVE_MS)
      .map(({ room, full: ms }) => `salvar em ${room}: ${number(ms)} ms`),
    ...sitemap.failures,
  ];
}

const growthInWords = ({ path, small, full }: Compared) =>
  `${path}: de ${number(small.ms, 1)} para ${number(full.ms, 1)} ms, de ${number(readBy(small))} para ${number(readBy(full))} linhas lidas`;

export function rowReport(figures: RowFigures) {
  const { small, full, saves, addresses } = figures;
  const answers = addresses.filter(({ isExport }) => !isExport);
  const screens = screensOf(answers);
  return `${[
    ...introduction(figures),
    `### ${number(answers.length)} endereços, sem cache`,
    markdownTable([...timeColumns, ...sqlColumns, ...readColumns(small, full)], screens),
    legend,
    "### O que cresce por natureza: cada arquivo tem todas as suas linhas",
    ...wholeFiles(figures),
    "### Salvar",
    markdownTable(saveColumns, saves),
    "### Os cinco comandos mais lentos, com EXPLAIN",
    ...slowestOf(answers),
  ].join("\n\n")}\n`;
}

/** The part for the README: without statements, searches of files, and what the README says in its text. */
export function rowSummary({ machine, small, full, addresses, saves, sitemap }: RowFigures) {
  const screens = screensOf(addresses.filter(({ isExport }) => !isExport));
  const files = addresses.filter(({ isExport, path }) => isExport && !path.includes("?q="));
  const slowest = number(Math.max(...saves.map(({ full: ms }) => ms)));
  return [
    `${machineLine(machine)}; salvar até ${slowest} ms; mapa do site: ${sitemap.files} arquivos de até ${number(sitemap.largest)} endereços`,
    markdownTable([...timeColumns, ...readColumns(small, full)], screens),
    markdownTable(exportColumns, files),
  ].join("\n\n");
}

const introduction = ({ machine, small, full, fillMs }: RowFigures) => [
  machineLine(machine),
  `Poucas linhas: ${sizeLine(small)}\nTodas: ${sizeLine(full)} (preenchido em ${number(fillMs / 1000, 1)} s)`,
];

const screensOf = (answers: Compared[]): Screen[] =>
  [...new Set(answers.map(({ screen }) => screen))].map((name) => ({
    name,
    all: answers.filter(({ screen }) => screen === name),
  }));

const wholeFiles = ({ addresses, sitemap }: RowFigures) => [
  markdownTable(
    exportColumns,
    addresses.filter(({ isExport }) => isExport),
  ),
  "A memória é o que o servidor cresceu enquanto respondia; as linhas passam em pedaços.",
  `Mapa do site: ${sitemap.files} arquivos com no máximo ${number(sitemap.largest)} endereços, ao todo ${number(sitemap.addresses)}, cada um uma vez.`,
];

const legend = [
  `**log n**: nem o tempo nem as linhas lidas crescem mais do que o logaritmo. **até um limite**: listas contam e paginam até ${number(MAX_LISTED)}, e aí param. O mês do painel mostra todos os seus eventos.`,
  `**raiz de n**: uma busca olha os textos do mais novo ao mais antigo até achar ${number(MAX_SEARCH_HITS)} (doações ${number(MAX_LISTED)}, para os totais); longe, quando a palavra está em poucos de cada cem.`,
].join("\n");

/** The slowest distinct statements. */
function slowestOf(answers: Compared[]) {
  const statements = answers.flatMap(({ path, full }) => full.statements.map((statement) => ({ path, ...statement })));
  const sorted = statements.sort((a, b) => b.ms - a.ms);
  const unlike = sorted.filter(({ sql }, index) => sorted.findIndex((other) => other.sql === sql) === index);
  return unlike
    .slice(0, 5)
    .map(({ path, sql, ms, plan }) =>
      [`${number(ms, 1)} ms, de ${path}`, "```", sql.slice(0, 600), ...plan, "```"].join("\n"),
    );
}

const sizeLine = (size: Size) =>
  Object.entries(size)
    .map(([name, rows]) => `${name} ${number(rows)}`)
    .join(", ");

interface Screen {
  name: string;
  all: Compared[];
}

const maxOf = (all: Compared[], value: (address: Compared) => number) => Math.max(...all.map(value));

const timeColumns: Column<Screen>[] = [
  { title: "Tela", align: "left", cell: ({ name, all }) => (all.length > 1 ? `${name} (${all.length})` : name) },
  { title: "ms: poucas", cell: ({ all }) => number(median(all.map((one) => one.small.ms))) },
  { title: "todas", cell: ({ all }) => number(median(all.map((one) => one.full.ms))) },
  { title: "a mais lenta", cell: ({ all }) => number(maxOf(all, (one) => one.full.ms)) },
];

const sqlColumns: Column<Screen>[] = [
  {
    title: "SQL ms: poucas",
    cell: ({ all }) =>
      number(
        maxOf(all, (one) => sqlMs(one.small)),
        1,
      ),
  },
  {
    title: "todas",
    cell: ({ all }) =>
      number(
        maxOf(all, (one) => sqlMs(one.full)),
        1,
      ),
  },
];

const readColumns = (small: Size, full: Size): Column<Screen>[] => [
  { title: "Linhas lidas: poucas", cell: ({ all }) => number(maxOf(all, (one) => readBy(one.small))) },
  { title: "todas", cell: ({ all }) => number(maxOf(all, (one) => readBy(one.full))) },
  { title: "Cresce como", align: "left", cell: ({ all }) => worstOf(all, small, full) },
];

function worstOf(all: Compared[], small: Size, full: Size) {
  const found = new Set(all.map((address) => growthOf(address, small, full)));
  const own = all[0]?.inherentGrowth;
  if (own && !found.has("DEMAIS") && all.every(({ inherentGrowth }) => inherentGrowth === own)) return own;
  return GROWTH.findLast((growth) => found.has(growth)) ?? "";
}

const exportColumns: Column<Compared>[] = [
  { title: "Endereço", align: "left", cell: ({ path }) => path },
  { title: "MB: poucas", cell: ({ small: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "todas", cell: ({ full: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "s: poucas", cell: ({ small: { ms } }) => number(ms / 1000, 2) },
  { title: "todas", cell: ({ full: { ms } }) => number(ms / 1000, 2) },
  { title: "Memória a mais: poucas", cell: ({ small }) => grewInWords(small) },
  { title: "todas", cell: ({ full }) => grewInWords(full) },
];

const grewInWords = ({ grownBytes }: Answer) => (grownBytes === undefined ? "?" : megabytes(grownBytes));

const saveColumns: Column<RowFigures["saves"][number]>[] = [
  { title: "Em", align: "left", cell: ({ room }) => room },
  { title: "ms: poucas", cell: ({ small }) => number(small, 1) },
  { title: "todas", cell: ({ full }) => number(full, 1) },
];

/** Pairs the two measurements by path. */
export function compare(
  size: Size,
  small: Map<number, Answer>,
  full: Map<number, Answer & { path: string }>,
): Compared[] {
  return addressesOf(size).flatMap(({ screen, isExport = false, search = false, inherentGrowth }, index) => {
    const [before, after] = [small.get(index), full.get(index)];
    return before && after
      ? [
          {
            path: after.path,
            screen,
            isExport,
            search,
            ...(inherentGrowth && { inherentGrowth }),
            small: before,
            full: after,
          },
        ]
      : [];
  });
}
