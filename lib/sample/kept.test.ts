import { expect, it } from "vitest";
import { db } from "../db/client";
import { createRice, promise } from "../needs/promises/promises.fixture";
import { sampleCopy } from "./schema";
import { clearSample, rememberSample } from "./service";

it("a promise goes with the example that it is for, as is said before; donations and claims stay", async () => {
  const { id: needId } = await createRice();
  const days = { startsOn: new Date("2026-11-01"), endsOn: new Date("2026-11-30") };
  const exampleCampaign = { titulo: "Panelas", permalink: "panelas", description: "x", goal: "500", ...days };
  const { id: campaignId } = await db.campaign.create({ data: { ...exampleCampaign, goalKind: "MONEY" } });
  await rememberSample();
  const { promise: promised } = await promise(needId);
  const brought = { kind: "IN_KIND", items: "kg de arroz", quantity: "3", needId, promiseId: promised.id } as const;
  const pix = { kind: "MONEY", amount: "35.50", campaignId } as const;
  const gift = { donor: "Ana", acao: "Sopa", date: new Date("2026-11-10") };
  await db.donation.createMany({ data: [brought, pix].map((given) => ({ ...gift, ...given })) });
  const claim = await db.donationClaim.create({ data: { amount: "35.50", date: gift.date, donor: "Ana" } });
  await clearSample();
  expect([await db.need.count(), await db.campaign.count(), await db.needPromise.count()]).toEqual([0, 0, 0]);
  expect(sampleCopy.detail).toMatch(/avaliações, promessas e rascunhos desses exemplos/);
  const left = await db.donation.findMany({ select: { needId: true, campaignId: true }, orderBy: { kind: "asc" } });
  expect(left).toEqual([
    { needId: null, campaignId },
    { needId, campaignId: null },
  ]);
  expect(await db.donationClaim.findMany()).toEqual([claim]);
});
