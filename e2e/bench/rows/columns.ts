import { median } from "../percentile";
import { type Column, megabytes, number } from "../table";
import type { Room } from "./address";
import { type Compared, GROWTH, growthOf, readBy, sqlMs } from "./growth";
import type { Answer } from "./measure";
import type { Size } from "./tables";

/** The addresses of one screen. */
export interface Screen {
  name: string;
  all: Compared[];
}

/** Milliseconds of a save over few rows and over all. */
export interface SaveTimes {
  room: Room;
  small: number;
  full: number;
}

export const screensOf = (answers: Compared[]): Screen[] =>
  [...new Set(answers.map(({ screen }) => screen))].map((name) => ({
    name,
    all: answers.filter(({ screen }) => screen === name),
  }));

const maxOf = (all: Compared[], value: (address: Compared) => number) => Math.max(...all.map(value));

export const slowestMs = ({ all }: Screen) => maxOf(all, (one) => one.full.ms);

export const nameColumn: Column<Screen> = {
  title: "Tela",
  align: "left",
  cell: ({ name, all }) => (all.length > 1 ? `${name} (${all.length})` : name),
};

export const msColumns: Column<Screen>[] = [
  { title: "ms: poucas", cell: ({ all }) => number(median(all.map((one) => one.small.ms))) },
  { title: "todas", cell: ({ all }) => number(median(all.map((one) => one.full.ms))) },
  { title: "a mais lenta", cell: (screen) => number(slowestMs(screen)) },
];

export const sqlColumns: Column<Screen>[] = [
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

export const readColumns = (small: Size, full: Size): Column<Screen>[] => [
  { title: "Linhas lidas: poucas", cell: ({ all }) => number(maxOf(all, (one) => readBy(one.small))) },
  { title: "todas", cell: ({ all }) => number(maxOf(all, (one) => readBy(one.full))) },
  { title: "Cresce como", align: "left", cell: ({ all }) => worstOf(all, small, full) },
];

function worstOf(all: Compared[], small: Size, full: Size) {
  const found = new Set(all.map((address) => growthOf(address, small, full)));
  const own = all[0]?.inherentGrowth?.words;
  if (own && !found.has("DEMAIS") && all.every(({ inherentGrowth }) => inherentGrowth?.words === own)) return own;
  return GROWTH.findLast((growth) => found.has(growth)) ?? "";
}

export const exportColumns: Column<Compared>[] = [
  { title: "Endereço", align: "left", cell: ({ path }) => path },
  { title: "MB: poucas", cell: ({ small: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "todas", cell: ({ full: { bytes } }) => number(bytes / 1e6, 2) },
  { title: "s: poucas", cell: ({ small: { ms } }) => number(ms / 1000, 2) },
  { title: "todas", cell: ({ full: { ms } }) => number(ms / 1000, 2) },
  { title: "Memória a mais: poucas", cell: ({ small }) => grewInWords(small) },
  { title: "todas", cell: ({ full }) => grewInWords(full) },
];

const grewInWords = ({ grownBytes }: Answer) => (grownBytes === undefined ? "?" : megabytes(grownBytes));

export const saveColumns: Column<SaveTimes>[] = [
  { title: "Em", align: "left", cell: ({ room }) => room },
  { title: "ms: poucas", cell: ({ small }) => number(small, 1) },
  { title: "todas", cell: ({ full }) => number(full, 1) },
];
