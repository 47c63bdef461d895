import { describe, expect, it } from "vitest";
import { consume, LIMITS } from "../../auth/limits";
import { db } from "../../db/client";
import { fieldErrors } from "../../errors";
import { box, claim, given, NAME, noClaimsForEachTest } from "./claims.fixture";
import { countWaitingClaims } from "./list";
import { presentClaim } from "./present";
import { claimInput } from "./schema";
import { receiveClaim } from "./service";

noClaimsForEachTest();

describe("a claim", () => {
  it("is stored as written, and is no donation", async () => {
    await claim({ date: "10/11/2026" });
    expect(await db.donationClaim.findFirst()).toMatchObject({ date: new Date(given.date) });
    expect(await db.donationClaim.findFirst()).toMatchObject({ donor: NAME, donorPublic: true, state: "WAITING" });
    expect(await db.donation.count()).toBe(0);
    expect(await countWaitingClaims()).toBe(1);
  });

  it("says a text as people write it, as the site's form sends it, and a number as programs do", () => {
    const stored = (amount: unknown) => claimInput.parse({ ...given, amount }).amount;
    expect(["35.000", "1.234,5", "35.5", 35.5].map(stored)).toEqual(["35000.00", "1234.50", "35.50", "35.50"]);
  });

  it.each([
    [{ amount: "muito" }, { amount: /Informe um valor/ }],
    [{ amount: "0,50" }, { amount: /R\$ 1,00/ }],
    [{ amount: 1.234 }, { amount: /Informe um valor/ }],
    [{ date: "ontem" }, { date: /Informe a data/ }],
    [{ date: undefined }, { date: /Informe a data/ }],
    [{ date: "2099-01-01" }, { date: /ainda não chegou/ }],
    [{ donor: "" }, { donor: /escreva o nome/ }],
    [
      { donor: "", amount: "muito" },
      { donor: /escreva o nome/, amount: /Informe um valor/ },
    ],
    [{ contact: "x".repeat(161) }, { contact: /160 caracteres/ }],
    [{ contact: "zeca@" }, { contact: /ou um e-mail/ }],
  ])("%j is refused", (fields, expected) => {
    const { error } = claimInput.safeParse({ ...given, ...fields });
    const problems = error ? fieldErrors(error) : {};
    for (const [field, message] of Object.entries(expected)) expect(problems[field]).toMatch(message);
  });

  it("of a robot is not stored, and a double click stores one", async () => {
    expect(await claim({ website: "http://robo.example" })).toBeUndefined();
    await Promise.all([claim(), claim(), claim()]);
    expect(await db.donationClaim.count()).toBe(1);
    // Nameless ones may be several people's.
    const nameless = { donor: "", donorPublic: "false", contact: "" };
    await Promise.all([claim(nameless), claim(nameless)]);
    expect(await db.donationClaim.count()).toBe(3);
  });

  it("comes only so often from one address", async () => {
    const input = (n: number) => claimInput.parse({ ...given, donor: `Pessoa ${n}` });
    for (let n = 0; n < LIMITS.claim.points; n++) await receiveClaim(input(n), "one");
    await expect(receiveClaim(input(99), "one")).rejects.toMatchObject({ code: "tooMany" });
  });

  it("comes only so often from all addresses together, as each is work for the treasurer", async () => {
    for (let n = 0; n < LIMITS.claimEverybody.points; n++) await consume("claimEverybody", "all");
    await expect(claim()).rejects.toMatchObject({ code: "tooMany" });
    expect(await db.donationClaim.count()).toBe(0);
  });
});

it("what leaves the server is an allow-list", async () => {
  await claim();
  const [item] = (await box("esperando")).items.map(presentClaim);
  expect(Object.keys(item ?? {}).sort()).toEqual([
    "_id",
    "alike",
    "amount",
    "contact",
    "createdAt",
    "date",
    "donationId",
    "donor",
    "donorPublic",
    "settled",
    "state",
  ]);
});
