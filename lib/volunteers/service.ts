import "server-only";
import { db, inOrderOf, type Origin } from "../db";
import { notFound } from "../errors";
import { findPageOfIds } from "../find-page";
import { Prisma } from "../generated/prisma/client";
import { assertSeen, record } from "../history/service";
import { attachImage } from "../images/service";
import { ALONG, activeOf, type ListQuery, type Order, pageOf } from "../listing";
import { volunteerCopy } from "./model";
import type { VolunteerInput } from "./schema";

/** Milliseconds for what changes many volunteers at once: all of them or none. */
const MANY = { timeout: 30_000 };

/** What is for everybody does not even read the telephone number. */
const forEverybody = { omit: { tel: true }, include: { image: true } } satisfies Prisma.VolunteerDefaultArgs;

export type PublicVolunteerRow = Prisma.VolunteerGetPayload<typeof forEverybody>;

const withImage = { image: true } satisfies Prisma.VolunteerInclude;

/** With the telephone number: for administrators only. */
export type VolunteerRow = Prisma.VolunteerGetPayload<{ include: typeof withImage }>;

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"createdAt" DESC, id DESC`,
  antigos: Prisma.sql`"createdAt", id`,
  az: Prisma.sql`name, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

type VolunteerQuery = Omit<ListQuery, "categoria">;

/** A page of the active volunteers, newest first; of a search, the best matches. */
export async function listActiveVolunteers({ q = "", page, limit }: { q?: string; page: number; limit: number }) {
  const { ids, counted } = await findVolunteers({ q, status: "ativos", page, limit });
  const rows = await db.volunteer.findMany({ ...forEverybody, where: { id: { in: ids } } });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

/** A page of volunteers for administrators, newest first unless ordered otherwise; of a search, the best matches. */
export async function listVolunteers(query: VolunteerQuery) {
  const { ids, counted } = await findVolunteers(query);
  const rows = await db.volunteer.findMany({ where: { id: { in: ids } }, include: withImage });
  return pageOf(inOrderOf(ids, rows), counted, query);
}

function findVolunteers({ q, status, ordem = "", page, limit }: VolunteerQuery) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  return findPageOfIds({
    from: Prisma.sql`"Volunteer"`,
    where: Prisma.join(conditions, " AND "),
    order: ORDER_BY[ordem],
    searches: q !== "",
    rank: q !== "" && !ordem && Prisma.sql`ts_rank_cd(busca, nova_query(${q}))`,
    tallied: q === "" && { entity: "Volunteer", active: activeOf(status) },
    along: ALONG[ordem],
    page,
    limit,
  });
}

/** An active volunteer, as everybody may see one. */
export async function getActiveVolunteer(id: string) {
  const volunteer = await db.volunteer.findFirst({ ...forEverybody, where: { id, active: true } });
  if (!volunteer) throw notFound(volunteerCopy.missing);
  return volunteer;
}

/** With the telephone number: for administrators only. */
export async function getVolunteer(id: string) {
  const volunteer = await db.volunteer.findUnique({ where: { id }, include: withImage });
  if (!volunteer) throw notFound(volunteerCopy.missing);
  return volunteer;
}

export async function registerVolunteer(
  { image, imageAlt = "", tel, active = true, seen: _, ...fields }: VolunteerInput,
  origin: Origin = {},
) {
  const imageId = await attachImage(image ?? "", imageAlt);
  return db.$transaction(async (tx) => {
    const data = { ...fields, ...origin, tel: tel || null, active, imageId };
    const volunteer = await tx.volunteer.create({ data, include: withImage });
    await record(tx, "CREATE", { ...named(volunteer), after: snapshot(volunteer) });
    return volunteer;
  });
}

/** Replaces the volunteer; what is absent stays as it is. 'stale' when no longer as `seen`. */
export async function updateVolunteer(id: string, { image, imageAlt, tel, seen, ...fields }: VolunteerInput) {
  const current = await getVolunteer(id);
  await assertSeen(seen, current, "volunteer"); // before the picture's description is touched
  const imageId =
    image === undefined
      ? current.imageId
      : await attachImage(image, imageAlt ?? current.image?.alt ?? "", current.image);
  return db.$transaction(async (tx) => {
    const [before] = await lockVolunteers(tx, [id]);
    if (!before) throw notFound(volunteerCopy.missing);
    await assertSeen(seen, before, "volunteer");
    const data = { ...fields, tel: tel === "" ? null : tel, imageId };
    const volunteer = await tx.volunteer.update({ where: { id }, data, include: withImage });
    await record(tx, "UPDATE", { ...named(volunteer), before: snapshot(before), after: snapshot(volunteer) });
    return volunteer;
  });
}

/** Switches volunteers on or off. Who was deleted meanwhile is left out; 'notFound' when all are gone. */
export async function setVolunteersActive(ids: string[], active: boolean) {
  await db.$transaction(async (tx) => {
    const found = await lockVolunteers(tx, ids);
    if (found.length === 0) throw notFound(volunteerCopy.missing);
    const switched = found.filter((volunteer) => volunteer.active !== active);
    await tx.volunteer.updateMany({ where: { id: { in: switched.map(({ id }) => id) } }, data: { active } });
    for (const volunteer of switched) {
      const after = snapshot({ ...volunteer, active });
      await record(tx, "UPDATE", { ...named(volunteer), before: snapshot(volunteer), after });
    }
  }, MANY);
}

/** Removes volunteers. Who is gone already is as it should be; 'notFound' when all are. */
export async function deleteVolunteers(ids: string[]) {
  await db.$transaction(async (tx) => {
    const found = await lockVolunteers(tx, ids);
    if (found.length === 0) throw notFound(volunteerCopy.missing);
    await tx.volunteer.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    for (const volunteer of found) await record(tx, "DELETE", { ...named(volunteer), before: snapshot(volunteer) });
  }, MANY);
}

/** Those of the volunteers that exist; nobody else can change them until the transaction ends. */
async function lockVolunteers(tx: Prisma.TransactionClient, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Volunteer" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  return tx.volunteer.findMany({ where: { id: { in: ids } }, include: withImage });
}

const named = ({ id, name }: VolunteerRow) => ({ entity: "volunteer" as const, id, title: name });

/** What the history compares. It outlives the volunteer, so of the telephone number it keeps the end only. */
function snapshot({ name, profissao, tipo, descricao, tel, isAdmin, active, image }: VolunteerRow) {
  const end = tel && `final ${tel.slice(-4)}`;
  return { name, profissao, tipo, descricao, tel: end, isAdmin, active, image: image?.url ?? image?.id };
}
