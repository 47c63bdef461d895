"use server";

import { refresh } from "next/cache";
import { trashCopy } from "@/lib/trash/copy";
import { trashKeys } from "@/lib/trash/schema";
import * as trash from "@/lib/trash/service";
import { adminAction } from "@/lib/web/action";

/** Called from the items' own list, too. */
export const restoreItems = adminAction(trashKeys, async ({ items }) => {
  const count = await trash.restoreItems(items);
  refresh();
  return { message: trashCopy.restored(count) };
});

export const purgeItems = adminAction(trashKeys, async ({ items }) => {
  const count = await trash.purgeItems(items);
  refresh();
  return { message: trashCopy.purged(count) };
});
