import "server-only";
import { z } from "zod";
import { db } from "../db/client";
import { shareLock } from "../db/locks";
import { AppError } from "../errors";
import type { Transaction } from "../items/store";
import { slugify } from "../text";
import { categoryCopy } from "./copy";
import { DEFAULT_CATEGORIES, KIND_KEYS, type Kind } from "./kinds";
import { type Categories, labelOf } from "./labels";
import { MAX_KEY_CHARACTERS } from "./schema";

// The categories of each kind are one row of the table Setting, like the settings: a short list that is always read whole and
// has an order; where there is no row (a new installation, an older backup) the defaults hold. What changes them: edit.ts.

/** `moved`: what became of the addresses of removed ones: the category that took the items, or '' for none. */
export type CategoryList = { categories: Categories; moved: Categories };

const stored = z
  .object({
    list: z.array(z.object({ slug: z.string(), label: z.string() })).min(1),
    moved: z.record(z.string(), z.string()),
  })
  .transform(({ list, moved }) => ({
    categories: Object.fromEntries(list.map(({ slug, label }) => [slug, label])),
    moved,
  }));

export const settingOf = (kind: Kind) => `categories.${kind}`;

export async function readCategoryList(kind: Kind, tx: Pick<Transaction, "setting"> = db): Promise<CategoryList> {
  const row = await tx.setting.findUnique({ where: { key: settingOf(kind) } });
  return stored.catch({ categories: DEFAULT_CATEGORIES[kind], moved: {} }).parse(row?.value);
}

export const getCategories = async (kind: Kind, tx?: Pick<Transaction, "setting">) =>
  (await readCategoryList(kind, tx)).categories;

/** Those of all kinds, for the history. */
export const getAllCategories = async () =>
  Object.fromEntries(await Promise.all(KIND_KEYS.map(async (kind) => [kind, await getCategories(kind)] as const)));

/** Items with their category's label. */
export async function withCategory<Item extends { slug: string }>(
  tx: Pick<Transaction, "setting">,
  kind: Kind,
  items: Item[],
) {
  const categories = await getCategories(kind, tx);
  return items.map((item) => ({ ...item, categoria: labelOf(categories, item.slug) }));
}

/**
 * The key of the category that was typed, as its key or its label; 'invalid' when there is none. It cannot be removed before the
 * item's transaction ends. An item keeps the one that it has, even one that is no longer there.
 */
export async function findCategory(tx: Transaction, kind: Kind, typed: string, before?: string) {
  if (typed === before) return typed;
  await shareLock(tx, "categories");
  const categories = await getCategories(kind, tx);
  const slug = categoryIn(categories, typed);
  if (slug) return slug;
  const known = Object.entries(categories).map(([key, label]) => `${label} (${key})`);
  const message = categoryCopy.unknown(typed, known);
  throw new AppError("invalid", message, { slug: message });
}

const categoryIn = (categories: Categories, typed: string) =>
  Object.hasOwn(categories, typed)
    ? typed
    : Object.keys(categories).find((key) => slugify(labelOf(categories, key), MAX_KEY_CHARACTERS) === typed);
