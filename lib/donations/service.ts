import "server-only";
import { db } from "../db";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { assertSeen, record } from "../history/service";
import { type ListQuery, type Order, pageOf } from "../listing";
import { truncate } from "../text";
import {
  type Donation,
  type DonationTotals,
  describeGift,
  donationCopy,
  type Money,
  manageDonationCopy,
} from "./model";
import type { DonationQuery } from "./query";
import type { DonationInput } from "./schema";

/** Milliseconds for what changes many donations at once: all of them or none. */
const MANY = { timeout: 30_000 };

/** The donor as everybody may see it. Masked in the query: a name without permission does not even leave the database. */
const publicDonor = Prisma.sql`CASE WHEN "donorPublic" THEN donor ELSE ${donationCopy.anonymous} END AS donor`;

/** Decimals and days as texts: neither of them is a number or a moment of JavaScript's. */
const details = Prisma.sql`id, kind::text, amount::text, acao, trim_scale(quantity)::text AS quantity, items, notes,
  to_char(date, 'YYYY-MM-DD') AS date`;

const managed = Prisma.sql`${details}, donor, "donorPublic", active, "importId", "createdAt", "updatedAt"`;

export type PublicDonationRow = Omit<Donation, "_id"> & { id: string };

/** With the donor's name: for administrators only. */
export type DonationRow = PublicDonationRow & {
  donorPublic: boolean;
  active: boolean;
  importId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** What everybody may read of what `q` finds; `busca` knows a donor's name only with permission. */
const publicWhere = (q: string) => (q ? Prisma.sql`active AND busca @@ nova_query(${q})` : Prisma.sql`active`);

/** A page of the active donations, newest first, as the public may see them, with the totals of all that were found. */
export async function listDonations(query: { q: string; page: number; limit: number }) {
  const { q, page, limit } = query;
  const where = publicWhere(q);
  const [items, totals] = await Promise.all([
    db.$queryRaw<PublicDonationRow[]>`
      SELECT ${details}, ${publicDonor} FROM "Donation" WHERE ${where}
      ORDER BY "Donation".date DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    sumDonations(where),
  ]);
  return { ...pageOf(items, totals.money + totals.inKind, query), totals };
}

/**
 * Everything that the public list has, in its order, `chunk` rows at a time: each time from where the last one ended, so
 * that neither memory nor a connection is held however many there are and however slowly they are taken.
 */
export async function* streamDonations({ q, chunk = 500 }: { q: string; chunk?: number }) {
  let after = Prisma.sql`true`;
  for (;;) {
    const rows = await db.$queryRaw<PublicDonationRow[]>`
      SELECT ${details}, ${publicDonor} FROM "Donation" WHERE ${publicWhere(q)} AND ${after}
      ORDER BY "Donation".date DESC, id DESC LIMIT ${chunk}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = Prisma.sql`("Donation".date, id) < (${last.date}::date, ${last.id})`;
  }
}

/** An active donation as the public may see it; 'notFound' otherwise. */
export async function getPublicDonation(id: string) {
  const [row] = await db.$queryRaw<PublicDonationRow[]>`
    SELECT ${details}, ${publicDonor} FROM "Donation" WHERE active AND id = ${id}`;
  if (!row) throw notFound(manageDonationCopy.missing);
  return row;
}

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"Donation".date DESC, id DESC`,
  antigos: Prisma.sql`"Donation".date, id`,
  az: Prisma.sql`donor = '', nova_fold(donor), "Donation".date DESC, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

type ManageDonationsQuery = ListQuery & Partial<Pick<DonationQuery, "tipo" | "periodo" | "importacao">>;

/** A page of donations for administrators, by their days unless ordered otherwise, with the totals of what was found. */
export async function listManagedDonations(query: ManageDonationsQuery) {
  const { q, status, tipo, periodo, importacao, ordem = "", page, limit } = query;
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (tipo) conditions.push(Prisma.sql`kind = ${tipo}::"DonationKind"`);
  if (periodo) {
    const first = `${periodo}${periodo.length === 4 ? "-01" : ""}-01`;
    const length = periodo.length === 4 ? "1 year" : "1 month";
    conditions.push(Prisma.sql`date >= ${first}::date AND date < (${first}::date + ${length}::interval)::date`);
  }
  if (importacao) conditions.push(Prisma.sql`"importId" = ${importacao}`);
  if (q) conditions.push(Prisma.sql`"buscaInterna" @@ nova_query(${q})`);
  const where = Prisma.join(conditions, " AND ");
  const [items, totals] = await Promise.all([
    db.$queryRaw<DonationRow[]>`
      SELECT ${managed} FROM "Donation" WHERE ${where}
      ORDER BY ${ORDER_BY[ordem]} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    sumDonations(where),
  ]);
  return { ...pageOf(items, totals.money + totals.inKind, { page, limit }), totals };
}

/** The months 'YYYY-MM' in which there are donations, latest first. */
export async function listDonationMonths() {
  const rows = await db.$queryRaw<{ month: string }[]>`
    SELECT DISTINCT to_char(date, 'YYYY-MM') AS month FROM "Donation" ORDER BY month DESC`;
  return rows.map(({ month }) => month);
}

/** The actions that donations served, the latest first: a name that was written before is not written differently. */
export async function listDonationActions(limit = 50) {
  const rows = await db.$queryRaw<{ acao: string }[]>`
    SELECT acao FROM "Donation" GROUP BY acao ORDER BY max(date) DESC, acao LIMIT ${limit}`;
  return rows.map(({ acao }) => acao);
}

/** With the donor's name: for administrators only. */
export async function getDonation(id: string) {
  const [row] = await db.$queryRaw<DonationRow[]>`SELECT ${managed} FROM "Donation" WHERE id = ${id}`;
  if (!row) throw notFound(manageDonationCopy.missing);
  return row;
}

export async function createDonation({ date, seen: _, ...fields }: DonationInput) {
  return db.$transaction(async (tx) => {
    const { id } = await tx.donation.create({ data: { ...fields, date: new Date(date) } });
    const donation = await lockDonation(tx, id);
    await record(tx, "CREATE", { ...named(donation), after: snapshot(donation) });
    return donation;
  });
}

/** Replaces the donation; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export async function updateDonation(id: string, { date, seen, ...fields }: DonationInput) {
  return db.$transaction(async (tx) => {
    const before = await lockDonation(tx, id);
    await assertSeen(seen, before, "donation");
    const data = { ...fields, date: new Date(date), ...(fields.donor === "" && { donorPublic: false }) };
    await tx.donation.update({ where: { id }, data });
    const donation = await lockDonation(tx, id);
    await record(tx, "UPDATE", { ...named(donation), before: snapshot(before), after: snapshot(donation) });
    return donation;
  });
}

/** Switches donations on or off. One that somebody deleted meanwhile is left out; 'notFound' when all are gone. */
export async function setDonationsActive(ids: string[], active: boolean) {
  await db.$transaction(async (tx) => {
    const switched = (await lockDonations(tx, ids)).filter((donation) => donation.active !== active);
    await tx.donation.updateMany({ where: { id: { in: switched.map(({ id }) => id) } }, data: { active } });
    for (const donation of switched) {
      const after = snapshot({ ...donation, active });
      await record(tx, "UPDATE", { ...named(donation), before: snapshot(donation), after });
    }
  }, MANY);
}

/** Removes donations. One that is gone already is as it should be; 'notFound' when all are. */
export async function deleteDonations(ids: string[]) {
  await db.$transaction(async (tx) => {
    const found = await lockDonations(tx, ids);
    await tx.donation.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    for (const donation of found) await record(tx, "DELETE", { ...named(donation), before: snapshot(donation) });
  }, MANY);
}

async function lockDonation(tx: Prisma.TransactionClient, id: string) {
  const [found] = await lockDonations(tx, [id]);
  if (!found) throw notFound(manageDonationCopy.missing);
  return found;
}

/** Those that exist; nobody else can change them until the transaction ends. 'notFound' when there is none. */
async function lockDonations(tx: Prisma.TransactionClient, ids: string[]) {
  const found = await tx.$queryRaw<DonationRow[]>`
    SELECT ${managed} FROM "Donation" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  if (found.length === 0) throw notFound(manageDonationCopy.missing);
  return found;
}

type TotalsRow = { amount: Money; money: bigint; inKind: bigint };

async function sumDonations(where: Prisma.Sql): Promise<DonationTotals> {
  const [sums] = await db.$queryRaw<TotalsRow[]>`
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'MONEY'), 0)::decimal(20, 2)::text AS amount,
      count(*) FILTER (WHERE kind = 'MONEY') AS money,
      count(*) FILTER (WHERE kind = 'IN_KIND') AS "inKind"
    FROM "Donation" WHERE ${where}`;
  return { amount: sums?.amount ?? "0.00", money: Number(sums?.money ?? 0), inKind: Number(sums?.inKind ?? 0) };
}

/** 'R$ 50,00 para Café na praça'. */
const named = (donation: DonationRow) => ({
  entity: "donation" as const,
  id: donation.id,
  title: truncate(`${describeGift(donation)} para ${donation.acao}`, 120),
});

/** What the history compares. */
function snapshot({ kind, amount, quantity, items, date, donor, donorPublic, acao, notes, active }: DonationRow) {
  return { kind, amount, quantity, items, date, donor, donorPublic, acao, notes, active };
}
