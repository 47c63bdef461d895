import { z } from "zod";
import { byId } from "../inputs";
import { manageQuery } from "../lists/listing-query";

/** Items of the trash, by entity and id. */
export const trashKeys = z.object({
  items: z
    .array(z.object({ entity: z.string().max(40), id: z.string().max(64) }))
    .min(1)
    .max(1000),
});

/**
 * The kinds of items of which the history's values may be erased. Donations are none: theirs are part of the accounts, and name nobody
 * (`personal` of their fields).
 */
const ERASABLE = ["post", "event", "project", "campaign", "need", "volunteer", "settings"] as const;

export const earlierInput = byId.extend({ entity: z.enum(ERASABLE) });

export type EarlierInput = z.output<typeof earlierInput>;

export const isErasable = (key: string): key is EarlierInput["entity"] => ERASABLE.some((one) => one === key);

/** The query of the trash. Invalid values count as absent. */
export const trashQuery = manageQuery.pick({ pagina: true }).extend({ tipo: z.string().max(40).catch("") });
