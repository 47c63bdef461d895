import { z } from "zod";
import { entityKeys } from "../entities";
import { manageQuery } from "../lists/listing-query";
import { periodKeys } from "./period";

/** Which part of the history is shown; empty for all. Invalid values count as absent: an address is no form. */
export const historyQuery = manageQuery.pick({ pagina: true }).extend({
  /** The kind of item. */
  tipo: z.enum(entityKeys).or(z.literal("")).catch(""),
  /** An account's id, or SYSTEM. */
  pessoa: z.string().max(64).catch(""),
  /** One item's id. */
  item: z.string().max(64).catch(""),
  /** A period, or a day 'YYYY-MM-DD'. */
  quando: z.enum(periodKeys).or(z.iso.date().startsWith("20")).or(z.literal("")).catch(""),
});

export type HistoryQuery = z.output<typeof historyQuery>;
