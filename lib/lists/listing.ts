import { countOf } from "../text";

/** Limit of paging, and of counting where there is no tally. */
export const MAX_LISTED = 10_000;
/** Limit of a search: it finds the newest matches. */
export const MAX_SEARCH_HITS = 1_000;

/** OFFSET and LIMIT of a page; none beyond MAX_LISTED. */
export function rangeOf({ page, limit }: { page: number; limit: number }) {
  const skip = (page - 1) * limit;
  return { skip, take: Math.max(0, Math.min(limit, MAX_LISTED - skip)) };
}

/** How many items there are: at least `total` when there are `more`. */
export type Counted = { total: number; more?: true };

/** One page of a list and how many items there are in all. */
export type Page<Item> = { items: Item[]; total: number; more?: true; page: number; pages: number };

export function pageOf<Item>(items: Item[], counted: number | Counted, at: { page: number; limit: number }) {
  const { total, more }: Counted = typeof counted === "number" ? { total: counted } : counted;
  const pages = Math.max(1, Math.ceil(Math.min(total, MAX_LISTED) / at.limit));
  return { items, total, ...(more && { more }), page: at.page, pages } satisfies Page<Item>;
}

/** A page of a list; beyond the last one, which an item may just have been removed from, that one. */
export async function lastAtMost<Listed extends Page<unknown>>(page: number, read: (page: number) => Promise<Listed>) {
  const list = await read(page);
  return list.page > list.pages ? read(list.pages) : list;
}

/** Whether there are items beyond the last reachable page. */
export const hasBeyond = ({ total, more }: Counted) => more === true || total > MAX_LISTED;

/** '1 artigo', '1.234 artigos', 'Mais de 10.000 artigos'. */
export function countInWords({ total, more }: Counted, one: string, several: string) {
  return `${more ? "Mais de " : ""}${countOf(total, one, several)}`;
}
