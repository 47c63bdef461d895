import { expect, it } from "vitest";
import { db } from "../../db/client";
import { noClaimsForEachTest, reopen, treasurer } from "./claims.fixture";
import { sweepClaims } from "./job";
import { countWaitingClaims } from "./list";
import { claimInput, confirmInput } from "./schema";
import { confirmClaim, discardClaim, eraseClaim, receiveClaim } from "./service";

const given = { amount: "35,50", date: "2026-11-10", donor: "Zuleica Sigilosa", contact: "zuleica@sigilo.example" };

let visitors = 0;
async function made(fields = {}) {
  const claim = await receiveClaim(claimInput.parse({ ...given, ...fields }), `visitor-${++visitors}`);
  return claim?.id ?? "";
}
const found = (_id: string) => confirmInput.parse({ _id, amount: "35,50", date: "2026-11-10", acao: "Sopa" });
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

noClaimsForEachTest();

it("a claim is erased 30 days after it was settled, and 120 for what nobody settled", async () => {
  const [confirmed, discarded, open] = [await made({ donor: "A" }), await made({ donor: "B" }), await made()];
  await treasurer(() => confirmClaim(found(confirmed)));
  await treasurer(() => discardClaim(discarded));
  expect(await sweepClaims(days(30))).toEqual({ expired: 0, erased: 0 });
  expect(await sweepClaims(days(31))).toEqual({ expired: 0, erased: 2 });
  expect(await db.donation.count()).toBe(1); // is no claim any more
  expect(await sweepClaims(days(90))).toEqual({ expired: 0, erased: 0 });
  expect(await sweepClaims(days(91))).toEqual({ expired: 1, erased: 0 });
  expect(await db.donationClaim.findUnique({ where: { id: open } })).toMatchObject({ state: "EXPIRED" });
  expect(await sweepClaims(days(120))).toEqual({ expired: 0, erased: 0 });
  expect(await sweepClaims(days(121))).toEqual({ expired: 0, erased: 1 });
});

it("one that was opened again waits until it is erased, after 120 days in all", async () => {
  const id = await made();
  const at = (createdAt: Date) => db.donationClaim.update({ where: { id }, data: { createdAt } });
  await treasurer(() => discardClaim(id));
  await treasurer(() => reopen(id));
  await at(days(-100));
  expect(await sweepClaims()).toEqual({ expired: 0, erased: 0 });
  expect(await countWaitingClaims()).toBe(1);
  await treasurer(() => discardClaim(id));
  await treasurer(() => reopen(id));
  await at(days(-120));
  expect(await sweepClaims()).toEqual({ expired: 0, erased: 0 });
  await at(days(-121));
  expect(await sweepClaims()).toEqual({ expired: 0, erased: 1 });
});

it("one that had expired, too, and can be confirmed", async () => {
  const id = await made();
  await db.donationClaim.update({ where: { id }, data: { createdAt: days(-95) } });
  expect(await sweepClaims()).toEqual({ expired: 1, erased: 0 });
  await treasurer(() => reopen(id));
  expect(await sweepClaims()).toEqual({ expired: 0, erased: 0 });
  await treasurer(() => confirmClaim(found(id)));
  expect(await db.donation.count()).toBe(1);
  expect(await sweepClaims(days(26))).toEqual({ expired: 0, erased: 1 });
  expect(await db.donation.count()).toBe(1);
});

it("the erasure leaves neither name nor contact in the history", async () => {
  const id = await made();
  await treasurer(() => discardClaim(id));
  await treasurer(() => eraseClaim(id));
  const left = JSON.stringify([
    await db.change.findMany(),
    await db.trash.findMany(),
    await db.donationClaim.findMany(),
  ]);
  expect(left).toContain("35,50");
  expect(left).not.toMatch(/Zuleica|sigilo/);
});
