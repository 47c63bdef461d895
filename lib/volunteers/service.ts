import "server-only";
import { db, inOrderOf } from "../db/client";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { attachPortrait } from "../images/attach";
import { findItems } from "../items/list";
import { type GivenIdentity, readItem, type Store, snapshotOf, type Transaction } from "../items/store";
import { createItem, removeItems, setActive, updateItem } from "../items/write";
import type { ListQuery } from "../lists/filters";
import { pageOf } from "../lists/listing";
import { volunteerCopy } from "./copy";
import { volunteerEntity } from "./entity";
import type { VolunteerInput } from "./schema";

/** Public queries do not select the telephone number. */
const forEverybody = { omit: { tel: true }, include: { image: true } } satisfies Prisma.VolunteerDefaultArgs;

export type PublicVolunteerRow = Prisma.VolunteerGetPayload<typeof forEverybody>;

const withImage = { image: true } satisfies Prisma.VolunteerInclude;

/** With the telephone number: for administrators only. */
export type VolunteerRow = Prisma.VolunteerGetPayload<{ include: typeof withImage }>;

const store: Store<VolunteerRow> = {
  entity: volunteerEntity,
  missing: volunteerCopy.missing,
  read: (tx, ids) => tx.volunteer.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ name }) => name,
  snapshot: (row) => snapshotOf(volunteerEntity, row),
};

const listed = { table: "Volunteer", name: Prisma.sql`name` } as const;

/** A page of the active volunteers, newest first; of a search, the best matches. */
export async function listActiveVolunteers({ q = "", page, limit }: { q?: string; page: number; limit: number }) {
  const { ids, counted } = await findItems(listed, { q, status: "ativos", page, limit });
  const rows = await db.volunteer.findMany({ ...forEverybody, where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

/** A page of volunteers for administrators, newest first unless ordered otherwise; of a search, the best matches. */
export async function listVolunteers(query: ListQuery) {
  const { ids, counted } = await findItems(listed, query);
  return pageOf(inOrderOf(ids, await store.read(db, ids)), counted, query);
}

/** An active volunteer, without the telephone number. */
export async function getActiveVolunteer(id: string) {
  const volunteer = await db.volunteer.findFirst({ ...forEverybody, where: { id, active: true } });
  if (!volunteer) throw notFound(volunteerCopy.missing);
  return volunteer;
}

/** With the telephone number: for administrators only. */
export const getVolunteer = (id: string) => readItem(store, id);

export function registerVolunteer(input: VolunteerInput, identity: GivenIdentity = {}) {
  const { image, imageAlt, tel, active = true, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    const imageId = await attachPortrait(tx, { image, imageAlt });
    const data = { ...fields, ...identity, tel: tel || null, active, imageId };
    return tx.volunteer.create({ data });
  };
  return createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input));
}

/** Replaces the volunteer; what is absent stays as it is. 'stale' when no longer as `seen`. */
export const updateVolunteer = (id: string, input: VolunteerInput) => updateItem(store, id, input.seen, saving(input));

const saving =
  ({ image, imageAlt, tel, seen: _, ...fields }: VolunteerInput) =>
  async (tx: Transaction, before: VolunteerRow) => {
    const imageId = await attachPortrait(tx, { image, imageAlt }, before.image);
    const data = { ...fields, tel: tel === "" ? null : tel, imageId };
    return tx.volunteer.update({ where: { id: before.id }, data });
  };

export const setVolunteersActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/** Puts volunteers into the trash. */
export const deleteVolunteers = (ids: string[]) => removeItems(store, ids);
