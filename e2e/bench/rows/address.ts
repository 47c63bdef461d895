import { MAX_LISTED } from "../../../lib/lists/listing";
import type { Size } from "./tables";

/** The entities whose cached reads a save invalidates; the home page depends on all of them. */
export const rooms = ["posts", "calendars", "projects", "volunters", "donations", "campaigns", "needs"] as const;
export type Room = (typeof rooms)[number];

/** What an answer's time grows with by nature, in words, and how many rows are looked at for it at most. */
export interface InherentGrowth {
  words: string;
  rows: number;
}

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
  inherentGrowth?: InherentGrowth;
}

/**
 * Rows that a response may read at any size: a list pages and counts up to MAX_LISTED, the counters have one row per
 * month.
 */
export const MAX_ROWS_READ = MAX_LISTED + 5_000;

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

export const growing = (words: string, rows: number, addresses: Address[]) =>
  addresses.map((address) => ({ ...address, inherentGrowth: { words, rows } }));

/** What arrived of a need and what a campaign has reached are added up each time, so that no counter can drift from them. */
export const addingUp = ({ donations }: Size, addresses: Address[]) =>
  growing("as doações que soma", donations, addresses);
