import { MAX_LISTED, MAX_SEARCH_HITS } from "../../../lib/lists/listing";
import { type Machine, machineLine } from "../machine";
import { markdownTable, number } from "../table";
import { addressesOf } from "./addresses";
import {
  exportColumns,
  msColumns,
  nameColumn,
  readColumns,
  type SaveTimes,
  saveColumns,
  screensOf,
  slowestMs,
  sqlColumns,
} from "./columns";
import { type Compared, growsInMemory, growthOf, readBy, tablesRead } from "./growth";
import type { Answer } from "./measure";
import type { Sitemap } from "./sitemap";
import type { Size } from "./tables";

export interface RowFigures {
  machine: Machine;
  small: Size;
  full: Size;
  fillMs: number;
  saves: SaveTimes[];
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
    markdownTable([nameColumn, ...msColumns, ...sqlColumns, ...readColumns(small, full)], screens),
    legend,
    "### O que cresce por natureza: cada arquivo tem todas as suas linhas",
    ...wholeFiles(figures),
    "### Salvar",
    markdownTable(saveColumns, saves),
    "### Os cinco comandos mais lentos, com EXPLAIN",
    ...slowestOf(answers),
  ].join("\n\n")}\n`;
}

const LISTED_SCREENS = 12;

/** The part for the README: without statements, searches of files, and what the README says in its text. */
export function rowSummary({ machine, small, full, addresses, saves, sitemap }: RowFigures) {
  const screens = screensOf(addresses.filter(({ isExport }) => !isExport));
  const slowestFirst = screens.toSorted((one, other) => slowestMs(other) - slowestMs(one));
  const title = `Tela (as ${LISTED_SCREENS} mais lentas de ${screens.length})`;
  const listed = [{ ...nameColumn, title }, ...msColumns, ...readColumns(small, full)];
  const files = addresses.filter(({ isExport, path }) => isExport && !path.includes("?q="));
  const slowest = number(Math.max(...saves.map(({ full: ms }) => ms)));
  return [
    `${machineLine(machine)}; salvar até ${slowest} ms; mapa do site: ${sitemap.files} arquivos de até ${number(sitemap.largest)} endereços`,
    markdownTable(listed, slowestFirst.slice(0, LISTED_SCREENS)),
    markdownTable(exportColumns, files),
  ].join("\n\n");
}

const introduction = ({ machine, small, full, fillMs }: RowFigures) => [
  machineLine(machine),
  `Poucas linhas: ${sizeLine(small)}\nTodas: ${sizeLine(full)} (preenchido em ${number(fillMs / 1000, 1)} s)`,
];

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
