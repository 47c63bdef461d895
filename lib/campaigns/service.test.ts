import { beforeEach, describe, expect, it } from "vitest";
import { db } from "../db/client";
import type { DonationInput } from "../donations/schema";
import * as donations from "../donations/service";
import { listRecentRemovals } from "../trash/list";
import { restoreItems } from "../trash/service";
import { getCampaign, listCampaignChoices, listCampaigns, listCurrentCampaigns, listPastCampaigns } from "./list";
import { presentCampaign, presentManagedCampaign } from "./present";
import type { CampaignInput } from "./schema";
import { createCampaign, deleteCampaigns, setCampaignsActive, updateCampaign } from "./service";

const draft = {
  titulo: "Telhado do salão",
  description: "Chove em cima do **fogão**.",
  goalKind: "MONEY" as const,
  goal: "100.00",
  unit: "",
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
} satisfies CampaignInput;
const today = "2026-11-20";

const gift: DonationInput = {
  ...{ kind: "MONEY" as const, amount: "40.00" as const, date: "2026-11-10", donor: "", acao: "Telhado" },
  ...{ quantity: null, items: null, notes: null },
};
const items: DonationInput = { ...gift, kind: "IN_KIND", amount: null, items: "cestas", quantity: "2" };
const give = (campaignId: string, fields: Partial<DonationInput> = {}) =>
  donations.createDonation({ ...gift, ...fields, campaignId });
const reached = async (id: string) => {
  const { progress } = await getCampaign(id);
  return [progress?.reached, progress?.donations];
};

beforeEach(async () => {
  await db.trash.deleteMany();
  await db.donation.deleteMany();
  await db.campaign.deleteMany();
});

describe("what a campaign has reached", () => {
  it("is the sum of the donations that name it, true after each that is saved, changed, switched, removed and restored", async () => {
    const { id } = await createCampaign(draft);
    const other = await createCampaign(draft);
    expect(await reached(id)).toEqual(["0", 0]);
    const first = await give(id);
    await give(id, { amount: "0.10" });
    await give(other.id, { amount: "7.00" });
    await donations.createDonation({ ...gift });
    expect(await reached(id)).toEqual(["40.1", 2]);
    await donations.updateDonation(first.id, { ...gift, amount: "90.00" });
    expect(await reached(id)).toEqual(["90.1", 2]);
    await donations.setDonationsActive([first.id], false);
    expect(await reached(id)).toEqual(["0.1", 1]);
    await donations.setDonationsActive([first.id], true);
    await donations.deleteDonations([first.id]);
    expect(await reached(id)).toEqual(["0.1", 1]);
    await restoreItems([{ entity: "donation", id: first.id }]);
    expect(await reached(id)).toEqual(["90.1", 2]);
    await donations.updateDonation(first.id, { ...gift, campaignId: null });
    expect(await reached(id)).toEqual(["0.1", 1]);
    expect(await reached(other.id)).toEqual(["7", 1]);
  });

  it("may be more than the goal", async () => {
    const { id } = await createCampaign(draft);
    await give(id, { amount: "130.00" });
    expect(await reached(id)).toEqual(["130", 1]);
  });

  it("counts no estimate of items as money, and of items their quantities", async () => {
    const money = await createCampaign(draft);
    await give(money.id, { ...items, amount: "500.00" });
    expect(await reached(money.id)).toEqual(["0", 0]);
    const { id } = await createCampaign({ ...draft, goalKind: "ITEMS", unit: "cestas" });
    await give(id, items);
    await give(id, { ...items, quantity: "1.5" });
    await give(id, { ...items, quantity: null });
    await give(id);
    expect(await reached(id)).toEqual(["3.5", 3]);
  });

  it("counts each name once, however it is written, and each donation without a name", async () => {
    const { id } = await createCampaign({ ...draft, goalKind: "PEOPLE", goal: "10.00" });
    for (const donor of ["José", "JOSE", "Ana", "", ""]) await give(id, { donor });
    await give(id, { ...items, donor: "Bia" });
    expect(await reached(id)).toEqual(["5", 6]);
  });

  it("says how many people gave, when each donation names who did; a name is one person however it is written", async () => {
    const { id } = await createCampaign(draft);
    const people = async () => (await getCampaign(id)).progress?.people;
    expect(await people()).toBeNull();
    for (const donor of ["José  da Silva", "JOSE DA SILVA", "Ana"]) await give(id, { donor });
    expect(await people()).toBe(2);
    await give(id, { ...items, donor: "" }); // counts for no goal in reais
    expect(await people()).toBe(2);
    const nameless = await give(id);
    expect(await people()).toBeNull();
    await donations.deleteDonations([nameless.id]);
    expect(await people()).toBe(2);
  });

  it("comes back with the campaign from the trash", async () => {
    const { id } = await createCampaign(draft);
    const donation = await give(id);
    await deleteCampaigns([id]);
    // Whoever edits the donation meanwhile does not lose what it was for.
    await donations.updateDonation(donation.id, { ...gift, campaignId: id });
    expect((await donations.getDonation(donation.id)).campanha).toBeNull();
    await restoreItems([{ entity: "campaign", id }]);
    expect(await reached(id)).toEqual(["40", 1]);
    expect((await donations.getDonation(donation.id)).campanha).toBe("Telhado do salão");
  });

  it("takes no donation for a campaign that does not exist", async () => {
    const unknown = { code: "invalid", fields: { campaignId: "Escolha uma campanha da lista" } };
    await expect(give("nada")).rejects.toMatchObject(unknown);
    const donation = await donations.createDonation({ ...gift });
    const moved = donations.updateDonation(donation.id, { ...gift, campaignId: "nada" });
    await expect(moved).rejects.toMatchObject(unknown);
  });
});

describe("the lists", () => {
  it("have those that run first, by their end, and those that are over apart, the latest first", async () => {
    const make = (titulo: string, startsOn: string, endsOn: string, more: Partial<CampaignInput> = {}) =>
      createCampaign({ ...draft, titulo, startsOn, endsOn, ...more });
    await make("Depois", "2026-11-01", "2026-12-20");
    await make("Antes", "2026-11-01", today);
    await make("Em breve", "2026-11-21", "2026-11-22");
    await make("Ontem", "2026-10-01", "2026-11-19");
    await make("Outrora", "2025-10-01", "2025-11-19");
    await make("Com resultado", "2026-11-01", "2026-12-01", { result: "Feito." });
    await make("Fora do site", "2026-11-01", "2026-12-01", { active: false });
    const titles = (rows: { titulo: string }[]) => rows.map(({ titulo }) => titulo);
    expect(titles(await listCurrentCampaigns(today, 10))).toEqual(["Antes", "Depois", "Em breve"]);
    const past = await listPastCampaigns(today, { page: 1, limit: 2 });
    expect([titles(past.items), past.total, past.pages]).toEqual([["Com resultado", "Ontem"], 3, 2]);
    expect(titles((await listPastCampaigns(today, { page: 2, limit: 2 })).items)).toEqual(["Outrora"]);
  });

  it("find a word of title, story or result", async () => {
    await createCampaign({ ...draft, result: "Trocamos também a **calha**." });
    const find = (q: string) => listCampaigns({ q, status: "todos", categoria: "", page: 1, limit: 10 });
    for (const q of ["telhado", "fogao", "calhas"]) expect((await find(q)).total, q).toBe(1);
    expect((await find("mochila")).total).toBe(0);
  });

  it("offer the latest campaigns to a form, and the one that was chosen", async () => {
    const { id } = await createCampaign({ ...draft, active: false });
    expect(await listCampaignChoices(id)).toEqual([{ _id: id, titulo: "Telhado do salão" }]);
  });
});

describe("the address", () => {
  it("follows the title, and the earlier ones lead to it, also out of the trash", async () => {
    const { id, permalink } = await createCampaign(draft);
    expect(permalink).toBe("telhado-do-salao");
    expect((await updateCampaign(id, { ...draft, titulo: "Página" })).permalink).toBe("pagina-2");
    expect((await getCampaign("telhado-do-salao")).id).toBe(id);
    expect((await createCampaign(draft)).permalink).toBe("telhado-do-salao-2");
    await deleteCampaigns([id]);
    expect((await createCampaign({ ...draft, titulo: "Página" })).permalink).toBe("pagina-3");
    await restoreItems([{ entity: "campaign", id }]);
    expect((await getCampaign("telhado-do-salao")).id).toBe(id);
  });
});

describe("an administrator", () => {
  it("keeps what a save does not mention", async () => {
    const { id } = await createCampaign({ ...draft, result: "Feito.", active: false });
    expect(await updateCampaign(id, { ...draft, goal: "200.00" })).toMatchObject({ result: "Feito.", active: false });
    await expect(updateCampaign("nada", draft)).rejects.toMatchObject({ message: "Campanha não encontrada" });
  });

  it("finds in the history what changed, with days as days", async () => {
    const { id } = await createCampaign(draft);
    await updateCampaign(id, { ...draft, endsOn: "2026-12-24" });
    const change = await db.change.findFirst({ where: { entityId: id, action: "UPDATE" } });
    expect(change?.fields).toEqual({ endsOn: ["2026-11-30", "2026-12-24"] });
  });

  it("takes campaigns off the site, where nobody finds them any more", async () => {
    const { id, permalink } = await createCampaign(draft);
    await setCampaignsActive([id], false);
    await expect(getCampaign(permalink, { activeOnly: true })).rejects.toMatchObject({ code: "notFound" });
    expect((await listCurrentCampaigns(today, 10)).length).toBe(0);
    expect(await listRecentRemovals("campaign", "ninguem")).toEqual([]);
  });
});

it("says of itself what is listed here, and nothing of who gave", async () => {
  const { id } = await createCampaign(draft);
  await give(id, { donor: "Marlene Discreta" });
  const campaign = await getCampaign(id);
  const shown = presentCampaign(campaign, today);
  expect(Object.keys(shown).sort()).toEqual(
    ["_id", "description", "endsOn", "goal", "goalKind", "image", "permalink", "picture", "progress", "result"].concat([
      "resumo",
      "startsOn",
      "state",
      "titulo",
      "unit",
      "updatedAt",
    ]),
  );
  expect(Object.keys(shown.progress).sort()).toEqual(["donations", "people", "reached", "updatedAt"]);
  expect(shown).toMatchObject({
    goal: "100.00",
    startsOn: "2026-11-01",
    state: "running",
    resumo: "Chove em cima do fogão.",
  });
  const managed = presentManagedCampaign(campaign, today);
  expect(Object.keys(managed).filter((key) => !(key in shown))).toEqual(["active", "createdAt"]);
  expect(JSON.stringify(managed)).not.toContain("Marlene");
});

it("the database takes no goal of nothing and no end before the beginning", async () => {
  const insert = (fields: object) =>
    db.campaign.create({
      data: { ...draft, permalink: "x", startsOn: new Date(draft.startsOn), endsOn: new Date(draft.endsOn), ...fields },
    });
  await expect(insert({ goal: "0" })).rejects.toThrow("Campaign_goal_check");
  await expect(insert({ endsOn: new Date("2026-10-01") })).rejects.toThrow("Campaign_days_check");
});
