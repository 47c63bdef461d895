import { z } from "zod";
import { entityKeys } from "../entities";
import { periodKeys } from "./period";

/** Which part of the history is shown; empty for all. Invalid values count as absent: an address is no form. */
export const historyQuery = z.object({
  /** The kind of item. */
  tipo: z.enum(entityKeys).or(z.literal("")).catch(""),
  /** An account's id, or SYSTEM. */
  pessoa: z.string().max(64).catch(""),
  /** One item's id. */
  item: z.string().max(64).catch(""),
  /** A period, or a day 'YYYY-MM-DD'. */
  quando: z.enum(periodKeys).or(z.iso.date().startsWith("20")).or(z.literal("")).catch(""),
  pagina: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export type HistoryQuery = z.output<typeof historyQuery>;
