import { type Machine, machineLine } from "../machine";
import { type Column, markdownTable, megabytes, number } from "../table";
import { addressesOf, type Room } from "./addresses";
import type { Size } from "./fill";
import type { Answer } from "./measure";
import type { Statement } from "./plans";

export interface RowFigures {
  machine: Machine;
  small: Size;
  full: Size;
  /** Milliseconds that filling took. */
  filled: number;
  saves: { room: Room; small: number; full: number }[];
  addresses: Compared[];
}

export interface Compared {
  path: string;
  whole: boolean;
  small: Answer;
  full: Answer;
}

/** Milliseconds by which two measurements of the same thing differ on a machine that does other things, too. */
const NOISE = 25;
/** Rows of a table that may be read from end to end: an index would not be quicker. */
const SMALL_TABLE = 2_000;
const SAVE = 300;

/** What the logarithm of the rows allows an answer to take. */
const allowed = (small: number, { posts: before }: Size, { posts: after }: Size) =>
  small * (Math.log(after) / Math.log(before)) + NOISE;

/** One line a failure. */
export function failuresOf({ addresses, saves, small, full }: RowFigures) {
  return [
    ...addresses.flatMap(({ path, whole, small: before, full: after }) => [
      ...(!whole && after.ms > allowed(before.ms, small, full)
        ? [
            `${path}: ${number(before.ms, 1)} ms com ${number(small.posts)} artigos, ${number(after.ms, 1)} ms com ${number(full.posts)}`,
          ]
        : []),
      ...tablesRead(after.statements).map((table) => `${path}: lê a tabela ${table} inteira`),
    ]),
    ...saves.filter((save) => save.full > SAVE).map(({ room, full: ms }) => `salvar em ${room}: ${number(ms)} ms`),
  ];
}

/** Tables that hold many rows here and were read without an index. */
export function tablesRead(statements: Statement[], rowsOf: Record<string, number> = LARGE) {
  return [...new Set(statements.flatMap(({ scans }) => scans))].filter((table) => (rowsOf[table] ?? 0) > SMALL_TABLE);
}

const LARGE: Record<string, number> = {
  ...{ Post: 100_000, Review: 1_000_000, Donation: 100_000, Volunteer: 10_000, CalendarEvent: 10_000 },
  ...{ Project: 10_000, ContactMessage: 10_000, Change: 100_000 },
};

export function rowReport(figures: RowFigures) {
  const { machine, small, full, filled, saves, addresses } = figures;
  const pages = addresses.filter(({ whole }) => !whole).sort((a, b) => b.full.ms - a.full.ms);
  const slowest = addresses
    .filter(({ whole }) => !whole)
    .flatMap(({ path, full: { statements } }) => statements.map((statement) => ({ path, ...statement })))
    .sort((a, b) => b.ms - a.ms);
  const unlike = slowest.filter(({ sql }, index) => slowest.findIndex((other) => other.sql === sql) === index);
  return `${[
    machineLine(machine),
    `${sizeLine(small)}\n${sizeLine(full)} (preenchido em ${number(filled / 1000, 1)} s)`,
    "### Respostas sem cache, da mais lenta à mais rápida",
    markdownTable(columns(small, full), pages),
    "### Exportações e mapas do site",
    markdownTable(
      exportColumns,
      addresses.filter(({ whole }) => whole),
    ),
    "### Salvar",
    markdownTable(saveColumns, saves),
    "### Os cinco comandos mais lentos",
    ...unlike
      .slice(0, 5)
      .map(({ path, sql, ms, plan }) =>
        [`${number(ms, 1)} ms, de ${path}`, "```", sql.slice(0, 600), ...plan, "```"].join("\n"),
      ),
  ].join("\n\n")}\n`;
}

const sizeLine = (size: Size) =>
  Object.entries(size)
    .map(([name, rows]) => `${name} ${number(rows)}`)
    .join(", ");

const columns = (small: Size, full: Size): Column<Compared>[] => [
  { title: "Endereço", align: "left", cell: ({ path }) => path },
  { title: "ms com poucas", cell: ({ small: { ms } }) => number(ms, 1) },
  { title: "ms com todas", cell: ({ full: { ms } }) => number(ms, 1) },
  { title: "Razão", cell: (row) => number(row.full.ms / row.small.ms, 2) },
  {
    title: "SQL ms",
    cell: ({ full: { statements } }) =>
      number(
        statements.reduce((sum, { ms }) => sum + ms, 0),
        1,
      ),
  },
  { title: "Comandos", cell: ({ full: { statements } }) => number(statements.length) },
  { title: "Cresce", cell: (row) => (row.full.ms > allowed(row.small.ms, small, full) ? "DEMAIS" : "como log n") },
];

const exportColumns: Column<Compared>[] = [
  { title: "Endereço", align: "left", cell: ({ path }) => path },
  { title: "MB com poucas", cell: ({ small: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "MB com todas", cell: ({ full: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "s", cell: ({ full: { ms } }) => number(ms / 1000, 2) },
  { title: "MB/s", cell: ({ full: { bytes, ms } }) => number(bytes / 1000 / ms, 1) },
  { title: "RSS com poucas", cell: ({ small: { rss } }) => megabytes(rss) },
  { title: "RSS com todas", cell: ({ full: { rss } }) => megabytes(rss) },
];

const saveColumns: Column<RowFigures["saves"][number]>[] = [
  { title: "Em", align: "left", cell: ({ room }) => room },
  { title: "ms com poucas", cell: ({ small }) => number(small, 1) },
  { title: "ms com todas", cell: ({ full }) => number(full, 1) },
];

/** The two measurements side by side. */
export function compare(
  size: Size,
  small: Map<number, Answer>,
  full: Map<number, Answer & { path: string }>,
): Compared[] {
  return addressesOf(size).flatMap(({ whole = false }, index) => {
    const [before, after] = [small.get(index), full.get(index)];
    return before && after ? [{ path: after.path, whole, small: before, full: after }] : [];
  });
}
