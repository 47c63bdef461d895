import { expect, it } from "vitest";
import { db } from "../db/client";
import { MAX_LISTED } from "../lists/listing";
import { listDonations } from "./list";

it("a search sums up as many donations as one can page through, and says 'more' when there are further ones", async () => {
  await db.$executeRaw`
    INSERT INTO "Donation" (id, kind, amount, date, donor, acao, "updatedAt")
    SELECT n::text, 'MONEY', 1.1, '2026-01-01'::date - n / 30, '', 'Sopa', now()
    FROM generate_series(0, ${MAX_LISTED}) AS n`;
  const found = () => listDonations({ q: "sopa", page: 1, limit: 5 });
  const summedUp = { total: MAX_LISTED, totals: { amount: "11000.00", money: MAX_LISTED, inKind: 0 } };
  expect(await found()).toMatchObject({ ...summedUp, more: true });
  await db.donation.delete({ where: { id: "0" } });
  expect(await found()).toMatchObject(summedUp);
  expect((await found()).more).toBeUndefined();
});
