import "server-only";
import { z } from "zod";
import { byIds } from "../inputs";
import type { Permission } from "../roles";
import { adminAction } from "./action";

// The actions that every list of the dashboard has.

/** Puts items into the trash; `remove` is the service's verb. Answers with the ids of those that were not in the trash yet. */
export const deleteAction = (
  permission: Permission,
  remove: (ids: string[]) => Promise<{ id: string }[]>,
  copy: { deleted: (count: number) => string },
) =>
  adminAction(permission, byIds, async ({ ids }) => {
    const removed = await remove(ids);
    return { message: copy.deleted(removed.length), data: removed.map(({ id }) => id) };
  });

/** Shows items on the site, or takes them off it; `setActive` is the service's verb. */
export const activeAction = (
  permission: Permission,
  setActive: (ids: string[], active: boolean) => Promise<unknown[]>,
  copy: { switched: (count: number, active: boolean) => string },
) =>
  adminAction(permission, byIds.extend({ active: z.boolean() }), async ({ ids, active }) => {
    const switched = await setActive(ids, active);
    return { message: copy.switched(switched.length, active) };
  });
