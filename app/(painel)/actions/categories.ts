"use server";

import { refresh } from "next/cache";
import { categoryCopy } from "@/lib/categories/copy";
import * as categories from "@/lib/categories/edit";
import { movedCategory, newCategory, removedCategory, renamedCategory } from "@/lib/categories/schema";
import { adminAction } from "@/lib/web/action";
import { refreshAfter } from "@/lib/web/refresh-after";

export const createCategory = adminAction("content:write", newCategory, async ({ kind, label }) => {
  await categories.createCategory(kind, label);
  refresh();
  return { message: categoryCopy.created };
});

export const renameCategory = adminAction("content:write", renamedCategory, async ({ kind, slug, label, before }) => {
  await refreshAfter(categories.renameCategory(kind, slug, label, before));
  return { message: categoryCopy.renamed };
});

export const moveCategory = adminAction("content:write", movedCategory, async ({ kind, slug, to }) => {
  await refreshAfter(categories.moveCategory(kind, slug, to));
  return { message: categoryCopy.moved };
});

export const removeCategory = adminAction("content:write", removedCategory, async (input) => {
  const { count, label } = await refreshAfter(categories.removeCategory(input));
  return { message: input.into === undefined ? categoryCopy.removed : categoryCopy.merged(input.kind, count, label) };
});
