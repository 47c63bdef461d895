import { describe, expect, it } from "vitest";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { findPlaces } from "../images/places";
import { removeUnusedPictures } from "../images/unused";
import { listRecentRemovals } from "../trash/list";
import { restoreItems } from "../trash/service";
import { draft, give, today } from "./campaigns.fixture";
import { getCampaign, listCampaignChoices, listCampaigns, listCurrentCampaigns, listPastCampaigns } from "./list";
import { presentCampaign, presentManagedCampaign } from "./present";
import type { CampaignInput } from "./schema";
import { createCampaign, deleteCampaigns, setCampaignsActive, updateCampaign } from "./service";

emptyForEachTest("Trash", "Donation", "Campaign");

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
    await make("Já fora do site", "2026-10-01", "2026-10-31", { active: false });
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
    expect(await listCampaignChoices(id)).toEqual([{ _id: id, titulo: "Telhado do salão", unit: "" }]);
  });
});

it("the pictures of its story and its result stay, and the library says where they are shown", async () => {
  const [{ id: inStory }, { id: inResult }] = [
    await db.image.create({ data: {} }),
    await db.image.create({ data: {} }),
  ];
  const showing = (image: string) => `![x](/imagens/${image})`;
  const { id } = await createCampaign({ ...draft, description: showing(inStory), result: showing(inResult) });
  expect(await removeUnusedPictures({ olderThan: new Date(Date.now() + 86_400_000) })).toBe(0);
  expect(await findPlaces(db, [inStory, inResult])).toMatchObject([{ id }, { id }]);
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

it("on cards the story is cut between words", async () => {
  const { id } = await createCampaign({ ...draft, description: "palavras compridas ".repeat(40) });
  const { resumo } = presentCampaign(await getCampaign(id), today);
  expect(resumo.length).toBeLessThanOrEqual(160);
  expect(resumo).toMatch(/(palavras|compridas)…$/);
});

it("the database takes no goal of nothing and no end before the beginning", async () => {
  const insert = (fields: object) =>
    db.campaign.create({
      data: { ...draft, permalink: "x", startsOn: new Date(draft.startsOn), endsOn: new Date(draft.endsOn), ...fields },
    });
  await expect(insert({ goal: "0" })).rejects.toThrow("Campaign_goal_check");
  await expect(insert({ endsOn: new Date("2026-10-01") })).rejects.toThrow("Campaign_days_check");
});
