/** The page sizes that lists of the dashboard offer. */
export const PAGE_SIZES = [20, 30, 40] as const;
export const STATUSES = ["todos", "ativos", "desabilitados"] as const;
type Status = (typeof STATUSES)[number];

/** How a list of the dashboard may be ordered; a search orders by rank unless one is chosen. */
export const ORDERS = {
  "": "Mais recentes",
  antigos: "Mais antigos",
  az: "A a Z",
  alterados: "Alterados por último",
} as const;
export type Order = keyof typeof ORDERS;

/** What a list is asked for, whoever asks. `page` counts from 1. */
export type ListQuery = {
  q: string;
  status: Status;
  categoria: string;
  ordem?: Order;
  page: number;
  limit: number;
};

/** One page of a list and how many items there are in all. */
export type Page<Item> = { items: Item[]; total: number; page: number; pages: number };

export function pageOf<Item>(items: Item[], total: number, { page, limit }: { page: number; limit: number }) {
  return { items, total, page, pages: Math.max(1, Math.ceil(total / limit)) } satisfies Page<Item>;
}
