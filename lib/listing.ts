import { z } from "zod";

/** The page sizes that lists of the dashboard offer. */
export const PAGE_SIZES = [20, 30, 40] as const;
/** Items that 'Todos' shows at a time; the screen loads on as one scrolls. */
const ALL_CHUNK = 60;

const STATUSES = ["todos", "ativos", "desabilitados"] as const;
type Status = (typeof STATUSES)[number];

/** How a list of the dashboard may be ordered; a search orders by rank unless one is chosen. */
export const ORDERS = {
  "": "Mais recentes",
  antigos: "Mais antigos",
  az: "A a Z",
  alterados: "Alterados por último",
} as const;
export type Order = keyof typeof ORDERS;
const orderKeys = Object.keys(ORDERS) as [Order, ...Order[]];

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

/** OFFSET beyond which nobody reads on; keeps a made-up page number from becoming a huge number in SQL. */
const LAST_PAGE = 1_000_000;

/** The address of a management list; whatever is wrong in it counts as absent: an address is no form. */
export const manageQuery = z.object({
  q: z.string().trim().max(200).catch(""),
  status: z.enum(STATUSES).catch("todos"),
  categoria: z.string().trim().max(60).catch(""),
  ordem: z.enum(orderKeys).catch(""),
  porPagina: z.union([z.literal("todos"), z.coerce.number().pipe(z.literal(PAGE_SIZES))]).catch(PAGE_SIZES[0]),
  pagina: z.coerce.number().int().min(1).max(LAST_PAGE).catch(1),
});

export type ManageQuery = z.infer<typeof manageQuery>;

export function toListQuery({ q, status, categoria, ordem, porPagina, pagina }: ManageQuery): ListQuery {
  return { q, status, categoria, ordem, page: pagina, limit: porPagina === "todos" ? ALL_CHUNK : porPagina };
}

/** `?page`, `?limit` and `?keyword` of the REST API's lists. */
export const apiListQuery = z.object({
  page: z.coerce.number("page deve ser um número").int().min(1, "page começa em 1").max(LAST_PAGE).default(1),
  limit: z.coerce
    .number("limit deve ser um número")
    .int()
    .min(1, "limit deve ficar entre 1 e 100")
    .max(100, "limit deve ficar entre 1 e 100")
    .default(100),
  keyword: z.string().trim().max(200, "keyword deve ter no máximo 200 caracteres").default(""),
});
