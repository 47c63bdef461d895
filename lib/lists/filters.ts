// The filters of the lists of the dashboard, which their addresses say.

/** The page sizes that lists of the dashboard offer. */
export const PAGE_SIZES = [20, 30, 40] as const;
/** Characters of a search. */
export const MAX_SEARCH = 200;
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

/** The same above a list of campaigns, donations, needs or reviews. */
export const FEMININE_ORDERS = { ...ORDERS, antigos: "Mais antigas", alterados: "Alteradas por último" } as const;

/** Default filters of a management list, which its address omits. */
export const MANAGE_DEFAULTS = {
  q: "",
  status: "todos",
  categoria: "",
  ordem: "",
  porPagina: PAGE_SIZES[0],
  pagina: 1,
} as const satisfies Record<string, string | number>;

/** The value of `active` for a status. */
export const activeOf = (status: Status) => (status === "todos" ? undefined : status === "ativos");

/** The query of a list. `page` counts from 1. */
export type ListQuery = {
  q: string;
  status: Status;
  categoria?: string;
  ordem?: Order;
  page: number;
  limit: number;
};
