import { z } from "zod";

/** Items of the trash, by entity and id. */
export const trashKeys = z.object({
  items: z
    .array(z.object({ entity: z.string().max(40), id: z.string().max(64) }))
    .min(1)
    .max(1000),
});

/** The query of the trash. Invalid values count as absent. */
export const trashQuery = z.object({
  tipo: z.string().max(40).catch(""),
  pagina: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
