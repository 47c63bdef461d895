import { MAX_LISTED } from "../../../lib/lists/listing";

/** The entities whose cached reads a save invalidates; the home page depends on all of them. */
export const rooms = ["posts", "calendars", "projects", "volunters", "donations", "campaigns", "needs"] as const;
export type Room = (typeof rooms)[number];

export interface Address {
  path: string;
  /** Name of the screen; the report has one line per screen. */
  screen: string;
  /** Entities whose cached reads are invalidated before each request; the dashboard's reads are not cached. */
  after: Room[];
  /** An export: requested once, as its length is what it exports. */
  isExport?: true;
  /** Uses full-text search. */
  search?: true;
  /** What its time grows with by nature, in words. */
  inherentGrowth?: string;
}

/** The page at 80 % of the pages that can be reached. */
export const deepPage = (rows: number, perPage: number) =>
  Math.max(2, Math.floor((Math.min(rows, MAX_LISTED) * 0.8) / perPage));

/** Addresses of one screen. */
export const screen = (name: string, ...paths: string[]): Address[] =>
  paths.map((path) => ({ path, screen: name, after: [] }));

/** The same of a cached screen, after a save in each room. */
export const screenAfter = (name: string, after: Room[], ...paths: string[]): Address[] =>
  screen(name, ...paths.map((path) => path.replace(/#.*/, ""))).map((address) => ({ ...address, after }));

export const searching = (addresses: Address[]) => addresses.map((address) => ({ ...address, search: true as const }));

export const growing = (inherentGrowth: string, addresses: Address[]) =>
  addresses.map((address) => ({ ...address, inherentGrowth }));
