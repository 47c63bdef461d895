import { describe, expect, it } from "vitest";
import { listCampaignEvents } from "../calendar/list";
import { createEvent } from "../calendar/service";
import { db } from "../db/client";
import { listCampaignNeeds } from "../needs/list";
import { needInput } from "../needs/schema";
import { createNeed } from "../needs/service";
import { listCampaignPosts } from "../posts/list";
import { createPost, updatePost } from "../posts/service";
import { createCampaign, deleteCampaigns } from "./service";

const draft = {
  ...{
    titulo: "Telhado do salão",
    description: "Chove.",
    goalKind: "MONEY" as const,
    goal: "100.00" as const,
    unit: "",
  },
  ...{ startsOn: "2026-11-01", endsOn: "2026-11-30" },
};
const today = "2026-11-20";

describe("what belongs to a campaign", () => {
  const post = { titulo: "Chegaram as telhas", description: "Um texto.", autor: "Ivone", slug: "acoes" as const };
  const event = { acoes: "Mutirão", local: "Salão", eventos: "Telhado", startsAt: new Date("2026-11-21T12:00:00Z") };

  it("is listed for it while visitors may see it: articles, events, and the needs that are open", async () => {
    const { id: campaignId } = await createCampaign(draft);
    const told = await createPost({ ...post, campaignId });
    await createPost({ ...post, campaignId, createdAt: new Date("2099-01-01") });
    await createPost({ ...post, campaignId, active: false });
    await createPost(post);
    expect((await listCampaignPosts(campaignId, 10)).map(({ id }) => id)).toEqual([told.id]);
    const met = await createEvent({ ...event, campaignId });
    await createEvent(event);
    await createEvent({ ...event, campaignId, active: false });
    expect((await listCampaignEvents(campaignId, 10)).map(({ id }) => id)).toEqual([met.id]);
    const need = { item: "telhas", unit: "unidades", wanted: "40", urgency: "NOW" };
    const asked = await createNeed(needInput.parse({ ...need, campaignId }));
    await createNeed(needInput.parse(need));
    await createNeed(needInput.parse({ ...need, campaignId, until: "2026-11-01" }));
    const needs = await listCampaignNeeds(campaignId, 10, today);
    expect(needs.map(({ id, campaign }) => [id, campaign])).toEqual([[asked.id, "Telhado do salão"]]);
  });

  it("is told by the history with the campaign's title, and stays while the campaign is in the trash", async () => {
    const { id: campaignId } = await createCampaign(draft);
    const { id } = await createPost(post);
    await updatePost(id, { ...post, campaignId });
    const change = await db.change.findFirst({ where: { entityId: id, action: "UPDATE" } });
    expect(change?.fields).toEqual({ campanha: ["", "Telhado do salão"] });
    await deleteCampaigns([campaignId]);
    expect(await updatePost(id, { ...post, titulo: "Outro", campaignId })).toMatchObject({ campaignId });
    await updatePost(id, { ...post, titulo: "Outro", campaignId: null });
    const removal = await db.change.findFirst({ where: { entityId: id }, orderBy: { at: "desc" } });
    expect(removal?.fields).toEqual({ campanha: ["Telhado do salão", ""] });
    const unknown = { code: "invalid", fields: { campaignId: "Escolha uma campanha da lista" } };
    await expect(createPost({ ...post, campaignId })).rejects.toMatchObject(unknown);
    await expect(createEvent({ ...event, campaignId })).rejects.toMatchObject(unknown);
  });
});
