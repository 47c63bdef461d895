"use server";

import { mayOn } from "@/lib/entities";
import { AppError } from "@/lib/errors";
import { forbiddenCopy } from "@/lib/roles";
import { trashCopy } from "@/lib/trash/copy";
import { eraseEarlier as erase } from "@/lib/trash/earlier";
import { earlierInput, trashKeys } from "@/lib/trash/schema";
import * as trash from "@/lib/trash/service";
import type { TrashKey } from "@/lib/trash/types";
import type { Administrator } from "@/lib/users/service";
import { adminAction } from "@/lib/web/action";
import { refreshAfter } from "@/lib/web/refresh-after";

/** Called from the items' own list, too. */
export const restoreItems = adminAction("any:write", trashKeys, async ({ items }, administrator) => {
  assertMayWrite(items, administrator);
  const count = await refreshAfter(trash.restoreItems(items));
  return { message: trashCopy.restored(count) };
});

export const purgeItems = adminAction("any:write", trashKeys, async ({ items }, administrator) => {
  assertMayWrite(items, administrator);
  const count = await refreshAfter(trash.purgeItems(items));
  return { message: trashCopy.purged(count) };
});

/** For an item that stays: what the history, and with it an earlier version, holds of it. */
export const eraseEarlier = adminAction("any:write", earlierInput, async (input, administrator) => {
  const { entity, _id: id } = input;
  assertMayWrite([{ entity, id }], administrator);
  await refreshAfter(erase(input));
  return { message: trashCopy.earlierErased };
});

/** Throws 'forbidden' if an item is of an area that the role may not write. */
function assertMayWrite(items: TrashKey[], { role }: Administrator) {
  if (!items.every(({ entity }) => mayOn(role, "write", entity))) throw new AppError("forbidden", forbiddenCopy(role));
}
