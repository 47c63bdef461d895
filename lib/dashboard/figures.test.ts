import { expect, it } from "vitest";
import { isLong } from "../../e2e/harness/long";
import { listCampaigns } from "../campaigns/list";
import { db } from "../db/client";
import { exportPublicDonations } from "../donations/export-public";
import { listDonations, listManagedDonations } from "../donations/list";
import { donationQuery } from "../donations/query";
import { bytesOf, csvRows } from "../reports/files.fixture";
import { ACOES, anyStep, emptyModel, type Gift, type Model, randomOf, reachedOf, totalsOf } from "./figures.fixture";
import { readDonationMonths, readFigures } from "./service";

// Whatever is done in whatever order: every figure is what the donations come to.

const LIMIT = 7;
const now = new Date("2026-11-30T12:00:00Z");

async function expectPublic(gifts: Gift[], q: string) {
  const found = gifts.filter(({ active, acao }) => active && (q === "" || acao === q));
  const first = await listDonations({ q, page: 1, limit: LIMIT });
  expect([first.total, first.totals]).toEqual([found.length, totalsOf(found)]);
  const pages = Array.from({ length: first.pages }, (_, index) => listDonations({ q, page: index + 1, limit: LIMIT }));
  const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.sort()).toEqual(found.map(({ id }) => id).sort());
  const file = exportPublicDonations({ organisation: "Projeto Nova", format: "csv", q, sample: false });
  const cents = csvRows(await bytesOf(file)).map(({ Valor = "" }) => BigInt(Valor.replace(",", "") || "0"));
  const sum = cents.reduce((all, one) => all + one, 0n);
  expect([cents.length, sum]).toEqual([found.length, BigInt(totalsOf(found).amount.replace(".", ""))]);
}

async function expectManaged(gifts: Gift[], periodo: string) {
  const found = gifts.filter(({ day }) => day.startsWith(periodo));
  const list = await listManagedDonations({ ...donationQuery.parse({ periodo }), page: 1, limit: LIMIT });
  expect([list.total, list.totals]).toEqual([found.length, totalsOf(found)]);
}

async function expectExact(model: Model) {
  const { there } = model.gifts;
  const active = there.filter((gift) => gift.active);
  for (const q of ["", ...ACOES]) await expectPublic(there, q);
  for (const period of ["", "2026", "2025-12", "2026-01"]) await expectManaged(there, period);
  expect(await readFigures()).toMatchObject(totalsOf(active));
  const months = await readDonationMonths(now);
  expect(months).toEqual(
    months.map(({ month }) => ({ month, ...totalsOf(active.filter(({ day }) => day.startsWith(month))) })),
  );
  const { items } = await listCampaigns({ q: "", status: "todos", categoria: "", page: 1, limit: 100 });
  expect(items).toHaveLength(model.campaigns.there.length);
  for (const { id, goalKind, progress } of items) expect(progress).toMatchObject(reachedOf(model, { id, goalKind }));
}

const first = Number(process.env.FUZZ_SEED ?? 1);
const seeds = Array.from({ length: isLong ? 20 : 2 }, (_, index) => first + index);

it.each(seeds)("every figure is what the donations come to, after any steps (seed %i)", async (seed) => {
  await db.donation.deleteMany();
  await db.campaign.deleteMany();
  const random = randomOf(seed);
  const model = emptyModel();
  for (let step = 1; step <= 60; step++) {
    await anyStep(model, random);
    if (step % 6 === 0) await expectExact(model);
  }
});
