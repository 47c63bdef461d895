import { z } from "zod";
import { type ListQuery, MANAGE_DEFAULTS, MAX_SEARCH, ORDERS, type Order, PAGE_SIZES, STATUSES } from "./filters";
import { lastAtMost, type Page } from "./listing";

// Apart from lib/lists/listing.ts, so that the lists' screens do not bring zod.

const orderKeys = Object.keys(ORDERS) as [Order, ...Order[]];

/** Items of a page of 'Todos': all of most lists, and few enough for a browser. */
const ALL_LIMIT = 500;

/** The highest page number: a made-up one must not overflow OFFSET. */
const LAST_PAGE = 1_000_000;

/** The query of a management list. Invalid values count as absent: an address is no form. */
export const manageQuery = z.object({
  q: z.string().trim().max(MAX_SEARCH).catch(MANAGE_DEFAULTS.q),
  status: z.enum(STATUSES).catch(MANAGE_DEFAULTS.status),
  categoria: z.string().trim().max(60).catch(MANAGE_DEFAULTS.categoria),
  ordem: z.enum(orderKeys).catch(MANAGE_DEFAULTS.ordem),
  porPagina: z
    .union([z.literal("todos"), z.coerce.number().pipe(z.literal(PAGE_SIZES))])
    .catch(MANAGE_DEFAULTS.porPagina),
  pagina: z.coerce.number().int().min(1).max(LAST_PAGE).catch(MANAGE_DEFAULTS.pagina),
});

export type ManageQuery = z.infer<typeof manageQuery>;

/** The page of a list that its address asks for. */
export function managedPage<Listed extends Page<unknown>>(
  query: ManageQuery,
  list: (query: ListQuery) => Promise<Listed>,
) {
  const { q, status, categoria, ordem, porPagina } = query;
  const limit = porPagina === "todos" ? ALL_LIMIT : porPagina;
  return lastAtMost(query.pagina, (page) => list({ q, status, categoria, ordem, page, limit }));
}

const WRONG_LIMIT = "limit deve ficar entre 1 e 100";

/** `?page`, `?limit` and `?keyword` of the REST API's lists. */
export const apiListQuery = z.object({
  page: z.coerce
    .number("page deve ser um número")
    .int("page deve ser um número inteiro")
    .min(1, "page começa em 1")
    .max(LAST_PAGE, `page vai até ${LAST_PAGE}`)
    .default(1)
    .describe("A página, a partir de 1. Uma lista vai até o 10.000º item; as páginas depois dele vêm vazias"),
  limit: z.coerce
    .number("limit deve ser um número")
    .int(WRONG_LIMIT)
    .min(1, WRONG_LIMIT)
    .max(100, WRONG_LIMIT)
    .default(100)
    .describe("Quantos por página"),
  keyword: z
    .string()
    .trim()
    .max(MAX_SEARCH, `keyword deve ter no máximo ${MAX_SEARCH} caracteres`)
    .default("")
    .describe("Palavras a buscar, com ou sem acentos. Uma busca encontra até 1.000 itens; de doações, até 10.000"),
});

/** The query of an administrators' list, with status and order. */
export const apiManageQuery = apiListQuery.extend({
  status: z.enum(STATUSES, `status deve ser um destes: ${STATUSES.join(", ")}`).default("todos"),
  ordem: z
    .enum(orderKeys, "ordem deve ser uma destas: antigos, az, alterados")
    .optional()
    .describe("Sem ela, do mais novo ao mais antigo ou, numa busca, primeiro o que mais combina"),
});
