import "server-only";
import { z } from "zod";
import { byId, byIds, newItem } from "../inputs";
import type { GivenIdentity } from "../items/store";
import type { Permission } from "../roles";
import { adminAction } from "./action";

// The actions that the items of most entities have: of their form, and of their list.

type Form<Schema extends z.ZodType, Row, Data> = {
  input: Schema;
  /** The service's verbs. */
  read: (id: string) => Promise<Row>;
  create: (input: z.output<Schema>, identity: GivenIdentity) => Promise<Row>;
  update: (id: string, input: z.output<Schema>) => Promise<Row>;
  present: (row: Row) => Data;
  copy: { created: string; updated: string };
};

/** Creates and updates an item from its form. After somebody else's save the answer has what that one saved. */
export function formActions<Schema extends z.ZodType, Row, Data>(
  permission: Permission,
  { input, read, create, update, present, copy }: Form<Schema, Row, Data>,
) {
  const saved = (message: string, row: Row) => ({ message, data: present(row) });
  const current = async ({ _id = "" }: { _id?: string }) => present(await read(_id));
  return {
    create: adminAction(
      permission,
      newItem.and(input),
      async ({ _id, ...item }) => saved(copy.created, await create(item as z.output<Schema>, { id: _id })),
      current,
    ),
    update: adminAction(
      permission,
      byId.and(input),
      async ({ _id, ...item }) => saved(copy.updated, await update(_id, item as z.output<Schema>)),
      current,
    ),
  };
}

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
