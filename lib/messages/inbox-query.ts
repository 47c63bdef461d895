import { z } from "zod";
import { manageQuery } from "../lists/listing-query";
import { boxes } from "./boxes";

/** The query of the inbox; invalid values count as absent. */
export const messageQuery = manageQuery
  .pick({ q: true, pagina: true })
  .extend({ caixa: z.enum(boxes).catch("entrada") });

export type MessageQuery = z.output<typeof messageQuery>;
