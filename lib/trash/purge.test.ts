import { describe, expect, it } from "vitest";
import { createEvent, deleteEvents } from "../calendar/service";
import { give, draft as story } from "../campaigns/campaigns.fixture";
import { createCampaign, deleteCampaigns, updateCampaign } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { isWaiting } from "../db/waiting.fixture";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { createRice } from "../needs/promises/promises.fixture";
import { addReview, deleteReviews, setReviewsHidden } from "../posts/reviews";
import { createPost, deletePosts, updatePost } from "../posts/service";
import { addVisits } from "../visits/service";
import { deleteVolunteers, registerVolunteer } from "../volunteers/service";
import { listTrash } from "./list";
import { purgeExpired, purgeItems, restoreItems } from "./service";
import { ana, draft, event, review } from "./trash.fixture";

emptyForEachTest("Trash", "Post", "Image", "Visit", "VisitBatch");

describe("what is removed for good", () => {
  it("leaves who did it, when, and which kinds of fields", async () => {
    const person = { name: "Zulmira Inconfundível", profissao: "Costureira", tipo: "Cozinha", descricao: "Amo isto" };
    const { id } = await actingAs(ana, () => registerVolunteer({ ...person, tel: "(34) 91234-5678" }));
    await actingAs(ana, () => deleteVolunteers([id]));
    expect(await actingAs(ana, () => purgeItems([{ entity: "volunteer", id }]))).toBe(1);
    const { items } = await listChanges({ entity: "volunteer", entityId: id, page: 1, limit: 5 });
    expect(items.map(({ action, userName, title }) => ({ action, userName, title }))).toEqual(
      ["PURGE", "DELETE", "CREATE"].map((action) => ({ action, userName: "Ana", title: "" })),
    );
    expect(items[1]?.fields).toMatchObject({ name: ["", ""], descricao: ["", ""] });
    expect(JSON.stringify(items)).not.toMatch(/Zulmira|Costureira|1234-?5678/);
    await expect(restoreItems([{ entity: "volunteer", id }])).rejects.toMatchObject({ code: "notFound" });
  });

  it("is not named by what belonged to it either, unless another one has the same title", async () => {
    const makeCampaign = (titulo: string) => createCampaign({ ...story, titulo });
    const [named, twin] = [await makeCampaign("Zulmira Inconfundível"), await makeCampaign("Natal")];
    await makeCampaign("Natal");
    const told = [await give(named.id), await give(twin.id)].map(({ id }) => id);
    await updateCampaign(named.id, { ...story, titulo: "Cadeira da Zulmira" });
    told.push((await createRice({ campaignId: named.id })).id);
    await deleteCampaigns([named.id, twin.id]);
    await purgeItems([named, twin].map(({ id }) => ({ entity: "campaign", id })));
    const changes = await db.change.findMany({ where: { entityId: { in: told } } });
    expect(changes).toHaveLength(3);
    expect(JSON.stringify(changes)).not.toContain("Zulmira");
    expect(JSON.stringify(changes)).toContain('"campanha":["","Natal"]');
  });

  it("leaves no address with the words of a title, a former one either: its visits are those of other pages", async () => {
    const { id } = await createPost({ ...draft, titulo: "Zulmira Inconfundível" });
    const { permalink } = await updatePost(id, { ...draft, titulo: "Zulmira" });
    const pages = ["", "/posts", `/posts/${permalink}`, "/posts/zulmira-inconfundivel"];
    const rows = pages.map((page) => ({ day: "2026-11-24", page, visits: 2 }));
    await addVisits({ id: "a", rows });
    await deletePosts([id]);
    await purgeItems([{ entity: "post", id }]);
    await addVisits({ id: "b", rows }); // opened before, and handed over now
    const visits = await db.visit.findMany({ select: { page: true, visits: true }, orderBy: { page: "asc" } });
    expect(visits).toEqual([
      { page: "", visits: 12 },
      { page: "/posts", visits: 4 },
    ]);
  });

  it("takes its pictures along, its own and those of its text, unless something else shows them", async () => {
    const [own, inText, shared] = await Promise.all(
      [1, 2, 3].map(() => db.image.create({ data: { width: 1, height: 1 } })),
    );
    const description = `![a](/imagens/${inText?.id}) ![b](/imagens/${shared?.id})`;
    await createPost({ ...draft, description: `![b](/imagens/${shared?.id})` });
    const { id } = await createPost({ ...draft, image: `/imagens/${own?.id}`, description });
    await deletePosts([id]);
    expect(await db.image.count()).toBe(3);
    await purgeItems([{ entity: "post", id }]);
    expect(await db.image.findMany({ select: { id: true } })).toEqual([{ id: shared?.id }]);
  });

  it("takes along the reviews of the article, those that lie in the trash already, too", async () => {
    const { id } = await createPost(draft);
    const { review: stored } = await addReview(id, review);
    const { review: shown } = await addReview(id, { ...review, nome: "Eva" });
    await setReviewsHidden([shown?.id ?? ""], true);
    await deleteReviews([stored?.id ?? ""]);
    await deletePosts([id]);
    await purgeItems([{ entity: "post", id }]);
    expect((await listTrash({ page: 1, limit: 5 })).total).toBe(0);
    const { items } = await listChanges({ entity: "review", entityId: stored?.id, page: 1, limit: 5 });
    expect(items.map(({ title }) => title)).toEqual(["", ""]);
    const ofShown = await listChanges({ entity: "review", entityId: shown?.id, page: 1, limit: 5 });
    expect(ofShown.items.map(({ title }) => title)).toEqual([""]);
  });

  it("takes along a review that somebody else is purging", async () => {
    const { id } = await createPost(draft);
    const { review: stored } = await addReview(id, review);
    const reviewId = stored?.id ?? "";
    await deleteReviews([reviewId]);
    await deletePosts([id]);
    const purging = await db.$transaction(async (tx) => {
      await tx.trash.delete({ where: { entity_id: { entity: "review", id: reviewId } } });
      const purged = purgeItems([{ entity: "post", id }]).catch((error) => error);
      await expect.poll(isWaiting).toBe(true);
      return { purged };
    });
    expect(await purging.purged).toBe(1);
  });

  it("goes by itself after thirty days, and not before", async () => {
    const [old, young] = [await createEvent(event), await createEvent(event)];
    await deleteEvents([old.id, young.id]);
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
    await db.trash.update({ where: { entity_id: { entity: "event", id: old.id } }, data: { removedAt: days(31) } });
    await db.trash.update({ where: { entity_id: { entity: "event", id: young.id } }, data: { removedAt: days(29) } });
    expect(await purgeExpired()).toBe(1);
    expect((await listTrash({ page: 1, limit: 5 })).items).toMatchObject([{ id: young.id }]);
  });
});
