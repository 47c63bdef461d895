import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { closedGate } from "../../e2e/harness/closed-gate";
import { draft as story } from "../campaigns/campaigns.fixture";
import { getCampaign } from "../campaigns/list";
import { createCampaign, updateCampaign } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { entityOf } from "../entities";
import { actingAs } from "../history/actor";
import { describeFields } from "../history/describe";
import { listChanges } from "../history/list";
import { fieldChanges } from "../history/present";
import { collectAnnounced } from "../items/announce";
import { getPost } from "../posts/list";
import { createPost, updatePost } from "../posts/service";
import { listVersions } from "../posts/versions";
import { SETTINGS_ID } from "../settings/limits";
import { lockSettings } from "../settings/service";
import { addVisits } from "../visits/service";
import { registerVolunteer, updateVolunteer } from "../volunteers/service";
import { eraseEarlier } from "./earlier";
import { ana, bia, draft } from "./trash.fixture";

emptyForEachTest("Change", "Post", "Campaign", "Volunteer", "Draft", "Visit");

const NAME = "Joãozinho Inconfundível";
const historyOf = async (entity: string, entityId: string) =>
  (await listChanges({ entity, entityId, page: 1, limit: 10 })).items;

it("what was edited out of an article goes from its history and its versions; who changed it, and when, stays", async () => {
  const { id } = await actingAs(ana, () => createPost({ ...draft, titulo: NAME, description: `Veio ${NAME}.` }));
  await actingAs(bia, () => updatePost(id, draft));
  const before = await historyOf("post", id);
  await actingAs(ana, () => eraseEarlier({ entity: "post", _id: id }));

  const after = await historyOf("post", id);
  expect(JSON.stringify(after)).not.toContain("Inconfundível");
  expect(after.map(({ action, userName, title }) => [action, userName, title])).toEqual([
    ["ERASE", "Ana", draft.titulo],
    ["UPDATE", "Bia", draft.titulo],
    ["CREATE", "Ana", draft.titulo],
  ]);
  expect(after.slice(1).map(({ at }) => at)).toEqual(before.map(({ at }) => at));
  const told = describeFields("post", fieldChanges.parse(after[1]?.fields), {});
  expect(told.map(({ label, after }) => [label, after])).toEqual([
    ["Título", "valor apagado do histórico"],
    ["Texto", "valor apagado do histórico"],
  ]);
  expect(await listVersions(await getPost(id))).toMatchObject([{ userName: "Bia", titulo: draft.titulo }]);

  await actingAs(ana, () => updatePost(id, { ...draft, description: "Depois." }));
  const texts = (await listVersions(await getPost(id))).map(({ description }) => description);
  expect(texts).toEqual(["Depois.", draft.description]);
});

it.each(["post", "settings"] as const)(
  "of %s waits for a save that is under way, whose change it would not see",
  async (entity) => {
    const _id = entity === "post" ? (await createPost(draft)).id : SETTINGS_ID;
    await db.setting.upsert({ where: { key: SETTINGS_ID }, create: { key: SETTINGS_ID, value: {} }, update: {} });
    const [written, gate] = [closedGate(), closedGate()];
    const saving = db.$transaction(async (tx) => {
      if (entity === "post") await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ${_id} FOR UPDATE`;
      else await lockSettings(tx);
      const fields = { description: [NAME, ""] };
      await tx.change.create({
        data: { action: "UPDATE", userName: "Bia", entity, entityId: _id, title: NAME, fields },
      });
      written.open();
      await gate.passed;
    });
    await written.passed;
    const erased = eraseEarlier({ entity, _id });
    await expect.poll(isWaiting).toBe(true);
    gate.open();
    await Promise.all([saving, erased]);
    const [, ...before] = await historyOf(entity, _id);
    expect(before.map(({ fields }) => JSON.stringify(fields)).join()).not.toContain(NAME);
  },
);

it("drafts of an earlier text of the article go, those of the present one stay", async () => {
  const { id, updatedAt } = await createPost({ ...draft, description: NAME });
  const present = (await updatePost(id, draft)).updatedAt.toISOString();
  const other = (await createPost(draft)).id;
  const store = (postId: string, seen: string | null) =>
    db.draft.create({ data: { id: randomUUID(), postId, device: "a", values: {}, seen } });
  await store(id, updatedAt.toISOString());
  await store(id, null);
  const kept = [await store(id, present), await store(other, null)];
  await eraseEarlier({ entity: "post", _id: id });
  const left = await db.draft.findMany({ select: { id: true } });
  expect(left.map((one) => one.id).sort()).toEqual(kept.map((one) => one.id).sort());
});

const renamedPost = async () => updatePost((await createPost({ ...draft, titulo: NAME })).id, draft);
const renamedCampaign = async () => updateCampaign((await createCampaign({ ...story, titulo: NAME })).id, story);

it.each([
  ["post", "posts", renamedPost, getPost],
  ["campaign", "campanhas", renamedCampaign, getCampaign],
] as const)(
  "no address of a %s says its former title any more; the visits stay",
  async (entity, folder, make, find) => {
    const { id: _id, permalink } = await make();
    const former = "joaozinho-inconfundivel";
    expect(await find(former)).toMatchObject({ id: _id });
    const pages = [permalink, former, former].map((name) => `/${folder}/${name}`);
    await addVisits({
      id: randomUUID(),
      rows: pages.map((page, n) => ({ day: `2026-11-2${n % 2}`, page, visits: 2 + n })),
    });
    const tags = new Set<string>();
    await collectAnnounced(tags, () => eraseEarlier({ entity, _id }));
    // Opened before, and handed over now.
    await addVisits({ id: randomUUID(), rows: [{ day: "2026-11-22", page: `/${folder}/${former}`, visits: 1 }] });
    await expect(find(former)).rejects.toMatchObject({ code: "notFound" });
    expect([...tags]).toEqual([entityOf(entity)?.tag]);
    const visits = await db.visit.findMany({ select: { page: true, visits: true }, orderBy: { day: "asc" } });
    expect(visits).toEqual([...[6, 3].map((visits) => ({ page: pages[0], visits })), { page: "", visits: 1 }]);
  },
);

it("so does a campaign's story, and a volunteer's former name", async () => {
  const { id: campaign } = await createCampaign({ ...story, description: NAME });
  await updateCampaign(campaign, story);
  const person = { name: NAME, profissao: "", tipo: "", descricao: "" };
  const { id: volunteer } = await registerVolunteer(person);
  await updateVolunteer(volunteer, { ...person, name: "Outra pessoa" });
  for (const [entity, _id] of [
    ["campaign", campaign],
    ["volunteer", volunteer],
  ] as const) {
    expect(JSON.stringify(await historyOf(entity, _id))).toContain(NAME);
    await eraseEarlier({ entity, _id });
    expect(JSON.stringify(await historyOf(entity, _id))).not.toContain(NAME);
  }
  await expect(eraseEarlier({ entity: "post", _id: campaign })).rejects.toMatchObject({ code: "notFound" });
});
