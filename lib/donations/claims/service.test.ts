import { describe, expect, it } from "vitest";
import { consume, LIMITS } from "../../auth/limits";
import { db } from "../../db/client";
import { fieldErrors } from "../../errors";
import { actingAs } from "../../history/actor";
import { noClaimsForEachTest, treasurer } from "./claims.fixture";
import { countWaitingClaims, listClaims } from "./list";
import { presentClaim } from "./present";
import { claimInput, confirmInput } from "./schema";
import { confirmClaim, discardClaim, receiveClaim, reopenClaim } from "./service";

const NAME = "Zuleica Sigilosa";
const CONTACT = "zuleica@sigilo.example";
const given = { amount: "35,50", date: "2026-11-10", donor: NAME, donorPublic: "true", contact: CONTACT };

let visitors = 0;
const claim = (fields: Record<string, unknown> = {}) =>
  receiveClaim(claimInput.parse({ ...given, ...fields }), `visitor-${++visitors}`);
const found = (_id: string, fields: Record<string, unknown> = {}) =>
  confirmInput.parse({ _id, amount: "35,50", date: "2026-11-10", acao: "Sopa", ...fields });
const box = (mostrar: "esperando" | "resolvidos") => listClaims({ mostrar, pagina: 1 });

async function made(fields: Record<string, unknown> = {}) {
  const { id } = (await claim(fields)) ?? { id: "" };
  return id;
}

noClaimsForEachTest();

describe("a claim", () => {
  it("is stored as written, and is no donation", async () => {
    await claim({ date: "10/11/2026" });
    expect(await db.donationClaim.findFirst()).toMatchObject({ date: new Date(given.date) });
    expect(await db.donationClaim.findFirst()).toMatchObject({ donor: NAME, donorPublic: true, state: "WAITING" });
    expect(await db.donation.count()).toBe(0);
    expect(await countWaitingClaims()).toBe(1);
  });

  it.each([
    [{ amount: "muito" }, { amount: /Informe um valor/ }],
    [{ amount: "0,50" }, { amount: /R\$ 1,00/ }],
    [{ amount: 1.234 }, { amount: /Informe um valor/ }],
    [{ date: "ontem" }, { date: /Informe a data/ }],
    [{ date: undefined }, { date: /Informe a data/ }],
    [{ date: "2999-01-01" }, { date: /ainda não chegou/ }],
    [{ donor: "" }, { donor: /escreva o nome/ }],
    [
      { donor: "", amount: "muito" },
      { donor: /escreva o nome/, amount: /Informe um valor/ },
    ],
    [{ contact: "x".repeat(161) }, { contact: /160 caracteres/ }],
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

describe("confirmed", () => {
  it("it becomes the donation, with what the statement says, its donor and the permission", async () => {
    const id = await made();
    await treasurer(() => confirmClaim(found(id, { amount: "1.035,50", date: "2026-11-11" })));
    const [donation] = await db.donation.findMany();
    expect(donation).toMatchObject({ kind: "MONEY", donor: NAME, donorPublic: true, acao: "Sopa" });
    expect([donation?.amount?.toFixed(2), donation?.date]).toEqual(["1035.50", new Date("2026-11-11")]);
    const { items } = await box("resolvidos");
    expect(items.map(presentClaim)).toMatchObject([
      { state: "CONFIRMED", donationId: donation?.id, settled: { by: "Tesoureira" }, alike: [] },
    ]);
    expect((await box("esperando")).total).toBe(0);
  });

  it("it counts for the campaign that the treasurer chooses, or for none", async () => {
    const days = { startsOn: new Date("2026-11-01"), endsOn: new Date("2026-11-30") };
    const campaign = { titulo: "Panelas novas", permalink: "panelas", description: "x", goal: "500", ...days };
    const { id: campaignId } = await db.campaign.create({ data: { ...campaign, goalKind: "MONEY" } });
    await treasurer(async () => confirmClaim(found(await made(), { campaignId })));
    await treasurer(async () => confirmClaim(found(await made({ donor: "Rui" }), { campaignId: "" })));
    const donations = await db.donation.findMany({ orderBy: { createdAt: "asc" } });
    expect(donations.map((donation) => donation.campaignId)).toEqual([campaignId, null]);
    const unknown = confirmClaim(found(await made({ donor: "Bia" }), { campaignId: "nada" }));
    await expect(unknown).rejects.toMatchObject({ fields: { campaignId: "Escolha uma campanha da lista" } });
  });

  it("twice at once it makes one donation, and the second person hears of the first", async () => {
    const id = await made();
    const both = await Promise.allSettled([
      treasurer(() => confirmClaim(found(id))),
      actingAs({ id: "u", name: "Outra" }, () => confirmClaim(found(id))),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "conflict", message: expect.stringMatching(/confirmado, por/) } });
    expect(await db.donation.count()).toBe(1);
    await expect(discardClaim(id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("with a wrong amount it stays as it was", async () => {
    const id = await made();
    await expect(confirmClaim(found(id, { amount: "" }))).rejects.toMatchObject({
      fields: { amount: "Informe o valor" },
    });
    expect(await db.donationClaim.findFirst()).toMatchObject({ state: "WAITING" });
    expect(await db.donation.count()).toBe(0);
  });

  it("and undone, the donation lies in the trash, and the claim waits again", async () => {
    const id = await made();
    await treasurer(() => confirmClaim(found(id)));
    await treasurer(() => reopenClaim(id));
    expect(await db.donation.count()).toBe(0);
    expect(await db.trash.findMany()).toMatchObject([{ entity: "donation" }]);
    expect((await box("esperando")).items).toMatchObject([{ state: "WAITING", settledAt: null, donationId: null }]);
    await treasurer(() => confirmClaim(found(id)));
    expect(await db.donation.count()).toBe(1);
    // One whose donation was removed by hand can be undone as well.
    await db.donation.deleteMany();
    expect((await box("resolvidos")).items.map(presentClaim)).toMatchObject([{ donationId: null }]);
    await treasurer(() => reopenClaim(id));
    expect(await countWaitingClaims()).toBe(1);
  });
});

it("donations of the same amount within two days are shown beside it", async () => {
  const donation = { kind: "MONEY", amount: "35.50", donor: "Ana", acao: "Sopa" } as const;
  for (const day of ["2026-11-07", "2026-11-08", "2026-11-12", "2026-11-13"])
    await db.donation.create({ data: { ...donation, date: new Date(day) } });
  await db.donation.create({ data: { ...donation, amount: "35.51", date: new Date("2026-11-10") } });
  await claim();
  const [item] = (await box("esperando")).items.map(presentClaim);
  expect(item?.alike).toMatchObject([{ date: "2026-11-12", donor: "Ana" }, { date: "2026-11-08" }]);
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
