import "server-only";
import { z } from "zod";
import { byId, byIds, newItem } from "../inputs";
import type { Permission } from "../roles";
import { adminAction } from "./action";

// The actions that every form and every list of the dashboard has. Each takes the service's verb.

/** A form of the dashboard: what it takes, and what goes back to it of the saved item. */
type Form<Schema extends z.ZodType, Row, Shown, Copy> = {
  permission: Permission;
  input: Schema;
  present: (row: Row) => Shown;
  copy: Copy;
};

/** Makes an item, with the id that its form has drawn. */
export const createAction = <Schema extends z.ZodType, Row, Shown>(
  { permission, input, present, copy }: Form<Schema, Row, Shown, { created: string }>,
  create: (fields: z.output<Schema>, identity: { id?: string }) => Promise<Row>,
) =>
  adminAction(permission, newItem.and(input), async ({ _id, ...fields }) => {
    const item = await create(fields as z.output<Schema>, { id: _id });
    return { message: copy.created, data: present(item) };
  });

/** Changes an item; when somebody else has saved it meanwhile, `read` gets what they saved. */
export const updateAction = <Schema extends z.ZodType, Row, Shown>(
  { permission, input, present, copy }: Form<Schema, Row, Shown, { updated: string }>,
  update: (id: string, fields: z.output<Schema>) => Promise<Row>,
  read: (id: string) => Promise<Row>,
) =>
  adminAction(
    permission,
    byId.and(input),
    async ({ _id, ...fields }) => {
      const item = await update(_id, fields as z.output<Schema>);
      return { message: copy.updated, data: present(item) };
    },
    async ({ _id }) => present(await read(_id)),
  );

/** Puts items into the trash. */
export const deleteAction = (
  permission: Permission,
  remove: (ids: string[]) => Promise<unknown[]>,
  copy: { deleted: (count: number) => string },
) =>
  adminAction(permission, byIds, async ({ ids }) => {
    const removed = await remove(ids);
    return { message: copy.deleted(removed.length) };
  });

/** Shows items on the site, or takes them off it. */
export const activeAction = (
  permission: Permission,
  setActive: (ids: string[], active: boolean) => Promise<unknown[]>,
  copy: { switched: (count: number, active: boolean) => string },
) =>
  adminAction(permission, byIds.extend({ active: z.boolean() }), async ({ ids, active }) => {
    const switched = await setActive(ids, active);
    return { message: copy.switched(switched.length, active) };
  });
