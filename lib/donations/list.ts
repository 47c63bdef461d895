import "server-only";
import { db, inOrderOf } from "../db/client";
import { Prisma } from "../generated/prisma/client";
import { activeOf, type ListQuery, type Order } from "../lists/filters";
import { findIds, findPageOfIds } from "../lists/find-page";
import { type Counted, pageOf, rangeOf } from "../lists/listing";
import { type Counter, tallyMonth, tallyMonths } from "../lists/tally";
import { donationCopy } from "./copy";
import type { DonationQuery } from "./query";
import { sumDonations, totalDonations } from "./totals";
import type { Donation, ManagedDonation } from "./types";

// The lists of donations, for visitors and for administrators, and their totals.

/** The donor's public name. Masked in the query, so that a name without permission never leaves the database. */
export const publicDonor = Prisma.sql`CASE WHEN "donorPublic" THEN donor ELSE ${donationCopy.anonymous} END AS donor`;

/** Decimals and days as texts: neither of them is a number or a moment of JavaScript's. */
export const details = Prisma.sql`id, kind::text, amount::text, acao, trim_scale(quantity)::text AS quantity, items, notes,
  to_char(date, 'YYYY-MM-DD') AS date`;

export const managed = Prisma.sql`${details}, donor, "donorPublic", active, "importId", "createdAt", "updatedAt",
  "campaignId", (SELECT titulo FROM "Campaign" WHERE "Campaign".id = "campaignId") AS campanha,
  "needId", (SELECT item FROM "Need" WHERE "Need".id = "needId") AS need`;

export type PublicDonationRow = Omit<Donation, "_id"> & { id: string };

/** With the donor's name: for administrators only. */
export type DonationRow = Omit<ManagedDonation, "_id" | "createdAt" | "updatedAt"> & {
  id: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The active donations that match `q`; the column `busca` contains a donor's name only with permission. */
const publicWhere = (q: string) => (q ? Prisma.sql`active AND busca @@ nova_query(${q})` : Prisma.sql`active`);

/** A page of the active donations, newest first, as the public may see them, with the totals of all matches and of all donations. */
export async function listDonations({ q, page, limit }: { q: string; page: number; limit: number }) {
  const counter = !q && { active: true };
  const { ids, counted, totals } = await findDonations({ where: publicWhere(q), counter, page, limit });
  const rows = await db.$queryRaw<PublicDonationRow[]>`
    SELECT ${details}, ${publicDonor} FROM "Donation" WHERE id = ANY(${ids})`;
  const overall = q ? await totalDonations({ active: true }) : totals;
  return { ...pageOf(inOrderOf(ids, rows), counted, { page, limit }), totals, overall };
}

/** All rows of the public list. */
export const streamDonations = ({ q, chunk }: { q: string; chunk?: number }) =>
  stream<PublicDonationRow>(Prisma.sql`${details}, ${publicDonor}`, publicWhere(q), chunk);

/** All rows of the dashboard's list, with names: for administrators only. */
export const streamManagedDonations = (filter: ManagedFilter) => stream<DonationRow>(managed, managedWhere(filter));

/**
 * Rows, latest day first, by keyset pagination with `chunk` rows a query: a slow reader holds neither memory nor a
 * connection.
 */
async function* stream<Row extends PublicDonationRow>(columns: Prisma.Sql, where: Prisma.Sql, chunk = 500) {
  let after = Prisma.sql`true`;
  for (;;) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT ${columns} FROM "Donation" WHERE ${where} AND ${after}
      ORDER BY "Donation".date DESC, id DESC LIMIT ${chunk}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = Prisma.sql`("Donation".date, id) < (${last.date}::date, ${last.id})`;
  }
}

/** Donations of one need that are shown. */
const OF_ONE_NEED = 200;

/** What answered a need, with names: for administrators only. */
export const listDonationsForNeed = (needId: string) =>
  db.$queryRaw<DonationRow[]>`
    SELECT ${managed} FROM "Donation" WHERE "needId" = ${needId}
    ORDER BY "Donation".date DESC, id DESC LIMIT ${OF_ONE_NEED}`;

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"Donation".date DESC, id DESC`,
  antigos: Prisma.sql`"Donation".date, id`,
  az: Prisma.sql`donor = '', nova_fold(donor), "Donation".date DESC, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

type ManageDonationsQuery = ListQuery & Partial<Pick<DonationQuery, "tipo" | "periodo" | "importacao">>;

type ManagedFilter = Pick<ManageDonationsQuery, "q" | "status" | "tipo" | "periodo" | "importacao">;

function managedWhere({ q, status, tipo, periodo, importacao }: ManagedFilter) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (tipo) conditions.push(Prisma.sql`kind = ${tipo}::"DonationKind"`);
  const months = periodo ? monthsOf(periodo) : undefined;
  if (months) conditions.push(Prisma.sql`date >= ${months.from}::date AND date < ${months.before}::date`);
  if (importacao) conditions.push(Prisma.sql`"importId" = ${importacao}`);
  if (q) conditions.push(Prisma.sql`"buscaInterna" @@ nova_query(${q})`);
  return Prisma.join(conditions, " AND ");
}

/** A page of donations for administrators, latest day first by default, with the totals of all matches. */
export async function listManagedDonations(query: ManageDonationsQuery) {
  const { q, status, tipo, periodo, importacao, ordem = "", page, limit } = query;
  const months = periodo ? monthsOf(periodo) : undefined;
  const { ids, counted, totals } = await findDonations({
    where: managedWhere(query),
    counter: !q && !importacao && { active: activeOf(status), kind: tipo, ...months },
    ordem,
    page,
    limit,
  });
  const rows = await db.$queryRaw<DonationRow[]>`SELECT ${managed} FROM "Donation" WHERE id = ANY(${ids})`;
  return { ...pageOf(inOrderOf(ids, rows), counted, { page, limit }), totals };
}

type Found = {
  where: Prisma.Sql;
  counter: Omit<Counter, "entity"> | false;
  ordem?: Order;
  page: number;
  limit: number;
};

/** A page's ids and the totals of all matches: from the tallies, or summed where a filter has no tally. */
async function findDonations({ where, counter, ordem = "", page, limit }: Found) {
  const rows = { from: Prisma.sql`"Donation"`, where, order: ORDER_BY[ordem] };
  if (!counter) {
    const [ids, { totals, more }] = await Promise.all([findIds(rows, rangeOf({ page, limit })), sumDonations(where)]);
    const counted: Counted = { total: totals.money + totals.inKind, ...(more && { more }) };
    return { ids, counted, totals };
  }
  const [found, totals] = await Promise.all([
    findPageOfIds({ ...rows, counter: { ...counter, entity: "Donation" }, page, limit }),
    totalDonations(counter),
  ]);
  return { ...found, totals };
}

/** The bounds 'YYYY-MM-01' of 'YYYY' or 'YYYY-MM'; `before` is exclusive. */
function monthsOf(periodo: string) {
  const from = new Date(periodo.length === 4 ? `${periodo}-01` : periodo);
  return { from: tallyMonth(from), before: tallyMonth(from, periodo.length === 4 ? 12 : 1) };
}

/** The months 'YYYY-MM' in which there are donations, latest first. */
export async function listDonationMonths() {
  return [...new Set((await tallyMonths({ entity: "Donation" })).map(({ month }) => month))];
}

/** Number of latest donations whose actions are suggested. */
const LATEST = 2_000;

/** Number of actions that are suggested. */
const SUGGESTED = 50;

/** The actions of the latest donations, suggested in the form so that their names stay uniform. */
export async function listDonationActions() {
  const rows = await db.$queryRaw<{ acao: string }[]>`
    SELECT acao FROM (SELECT acao, date FROM "Donation" ORDER BY date DESC, id DESC LIMIT ${LATEST}) AS latest
    GROUP BY acao ORDER BY max(date) DESC, acao LIMIT ${SUGGESTED}`;
  return rows.map(({ acao }) => acao);
}
