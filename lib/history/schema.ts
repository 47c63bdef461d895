import { z } from "zod";
import { historyEntities } from "./model";

/** Whom the address names for what happened without a person at the screen. */
export const SYSTEM = "sistema";

/** The address of the history; whatever is wrong in it counts as absent: an address is no form. */
export const historyQuery = z.object({
  /** The kind of item. */
  tipo: z.enum(historyEntities).or(z.literal("")).catch(""),
  /** An account's id, or SYSTEM. */
  pessoa: z.string().max(64).catch(""),
  /** One item's id. */
  item: z.string().max(64).catch(""),
  pagina: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export type HistoryQuery = z.infer<typeof historyQuery>;

/** The history's address with these choices; what is as always stays out of it. */
export function historyHref(pathname: string, { tipo, pessoa, item, pagina }: Partial<HistoryQuery>) {
  const chosen = Object.entries({ tipo, pessoa, item, pagina: pagina === 1 ? undefined : pagina });
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
