import { z } from "zod";

/** Of a draft's values as JSON: room for a text of 60,000 characters with accents and escapes, and for the other fields. */
const MAX_BYTES = 200_000;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** A field of the form: complete or not, it is only read back into the form. */
const field = z.union([scalar, z.array(z.union([scalar, z.record(z.string(), scalar)])).max(100)]);
const fields = z.record(z.string().max(40), field).refine((values) => Object.keys(values).length <= 40);

const WRONG = "O rascunho não pôde ser lido";

/** The form's values as JSON, which stay the text that they are. */
const values = z
  .string({ error: WRONG })
  .refine((json) => new TextEncoder().encode(json).length <= MAX_BYTES, "O texto é longo demais para o rascunho")
  .refine((json) => fields.safeParse(parsed(json)).success, WRONG);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Which draft, and who writes it. */
const draftIdentity = z.object({
  _id: z.uuid({ error: WRONG }),
  device: z.string().min(1).max(64),
  /** The `updatedAt` of another browser's draft that this one continues. */
  base: z.iso.datetime().optional(),
});

/** What is typed into an article's form and not saved yet. */
export const draftInput = draftIdentity.extend({
  /** The article that it changes; absent for a new one. */
  itemId: z.string().max(64).optional(),
  seen: z.string().max(40).optional(),
  values,
});

export type DraftInput = z.output<typeof draftInput>;

/** The draft that the save deletes; a new article's has the article's id. A wrong one keeps no article from being saved. */
export const savedDraft = z.object({ draft: draftIdentity.optional().catch(undefined) });

export type SavedDraft = z.output<typeof draftIdentity>;

/** Without a device from a list, where it may have been continued since. */
export const discardedDraft = z.union([draftIdentity, draftIdentity.omit({ device: true }).required({ base: true })]);

export type DiscardedDraft = z.output<typeof discardedDraft>;

export const draftInAddress = z.object({ rascunho: z.uuid().optional().catch(undefined) });

/** A row's values, for its form. */
export const draftValues = fields;
