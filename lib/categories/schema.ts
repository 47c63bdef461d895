import { z } from "zod";
import { requiredText } from "../inputs";
import { slugify } from "../text";
import { inOneLine } from "../visitors-text";
import { KIND_KEYS, MAX_LABEL_CHARACTERS } from "./kinds";

/** Maximum length of a key; the lists' filters accept the same. */
export const MAX_KEY_CHARACTERS = 60;

const kind = z.enum(KIND_KEYS);
const slug = z.string().max(MAX_KEY_CHARACTERS);
const label = requiredText("Informe o nome da categoria", MAX_LABEL_CHARACTERS, "O nome", inOneLine).refine(
  (typed) => slugify(typed) !== "",
  "Use letras ou números no nome",
);

/** An item's category, by its key or label; only the database knows whether it exists (`findCategory`). */
export const itemCategory = z
  .string({ error: "Escolha a categoria" })
  .transform((typed) => slugify(typed, MAX_KEY_CHARACTERS))
  .pipe(z.string().min(1, "Escolha a categoria"))
  .describe("A categoria: uma das chaves de GET /api/categories");

/** `?slug` of the REST API's lists of `items`. */
export const categoryFilter = (items: string) => ({
  slug: slug.default("").describe(`Só os ${items} desta categoria`),
});

export const newCategory = z.object({ kind, label });
/** `before`: the label that is replaced. */
export const renamedCategory = z.object({ kind, slug, label, before: z.string() });
/** `to`: its new place, from 0: a repeated request changes nothing more. */
export const movedCategory = z.object({ kind, slug, to: z.int().min(0) });
/** `into`: the category that takes its items. */
export const removedCategory = z.object({ kind, slug, into: slug.optional() });

export type RemovedCategory = z.output<typeof removedCategory>;
