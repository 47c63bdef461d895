import { beforeEach, describe, expect, it } from "vitest";
import { createEvent, deleteEvents, getEvent } from "../calendar/service";
import { db } from "../db/client";
import { createDonation, deleteDonations, getDonation } from "../donations/service";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { getPost, listPosts } from "../posts/list";
import { createPreviewLink, findPreviewed, previewLinkEnd } from "../posts/preview-link";
import { setReaction } from "../posts/reactions";
import { addReview, deleteReviews, setReviewsHidden } from "../posts/reviews";
import { createPost, deletePosts } from "../posts/service";
import { deleteVolunteers, registerVolunteer } from "../volunteers/service";
import { listRecentRemovals, listTrash } from "./list";
import { purgeExpired, purgeItems, restoreItems } from "./service";

const ana = { id: "ana", name: "Ana" };
const draft = { titulo: "Café na praça", description: "Texto", autor: "A", slug: "acoes" as const };
const review = { nome: "Léo", email: "leo@example.com", titulo: "", rating: 5, comment: "Gostei", website: "" };
const event = { acoes: "Mutirão", local: "Praça", eventos: "x", startsAt: new Date("2026-12-01T12:00:00Z") };

beforeEach(async () => {
  await db.trash.deleteMany();
  await db.post.deleteMany();
  await db.image.deleteMany();
});

/** All rows of the tables that a post's removal touches, as the database has them. */
const rowsOf = async (postId: string) =>
  db.$queryRaw<unknown[]>`
    SELECT to_jsonb(post)::text AS row FROM "Post" AS post WHERE id = ${postId}
    UNION ALL SELECT to_jsonb(review)::text FROM "Review" AS review WHERE "postId" = ${postId}
    UNION ALL SELECT to_jsonb(reaction)::text FROM "Reaction" AS reaction WHERE "postId" = ${postId}`;

describe("a removed item", () => {
  it("comes back exactly as it was, with its reviews, reactions, history and address", async () => {
    const { id, permalink } = await createPost({ ...draft, image: "https://fotos.example/a.jpg", imageAlt: "Praça" });
    await addReview(id, review);
    await setReaction(id, "visitor", "FIRE", true);
    const before = await rowsOf(id);
    await actingAs(ana, () => deletePosts([id]));
    expect(await rowsOf(id)).toEqual([]);
    expect((await listPosts({ q: "", status: "todos", categoria: "", page: 1, limit: 5 })).total).toBe(0);
    const { items } = await listTrash({ page: 1, limit: 5 });
    expect(items).toMatchObject([{ entity: "post", id, title: "Café na praça", userName: "Ana" }]);
    expect(await listRecentRemovals("post", "ana")).toMatchObject([{ id }]);
    expect(await listRecentRemovals("post", "bia")).toEqual([]);
    await restoreItems([{ entity: "post", id }]);
    expect(await rowsOf(id)).toEqual(before);
    expect((await getPost(permalink)).image?.url).toBe("https://fotos.example/a.jpg");
    expect((await listPosts({ q: "cafe", status: "todos", categoria: "", page: 1, limit: 5 })).total).toBe(1);
    const history = await listChanges({ entity: "post", entityId: id, page: 1, limit: 5 });
    expect(history.items.map(({ action }) => action)).toEqual(["RESTORE", "DELETE", "CREATE"]);
    await expect(restoreItems([{ entity: "post", id }])).rejects.toMatchObject({ code: "notFound" });
  });

  it("that is not published yet has its preview link again, which leads nowhere meanwhile", async () => {
    const { id } = await createPost({ ...draft, active: false });
    const { address } = await createPreviewLink(id);
    const token = address.slice(address.lastIndexOf("/") + 1);
    const until = await previewLinkEnd(id);
    await deletePosts([id]);
    expect(await findPreviewed(token)).toBeUndefined();
    await restoreItems([{ entity: "post", id }]);
    expect(await findPreviewed(token)).toMatchObject({ id });
    expect(await previewLinkEnd(id)).toEqual(until);
  });

  it("keeps its address while it is in the trash", async () => {
    const { id, permalink } = await createPost(draft);
    await deletePosts([id]);
    expect((await createPost(draft)).permalink).not.toBe(permalink);
    await restoreItems([{ entity: "post", id }]);
    expect((await getPost(permalink)).id).toBe(id);
  });

  it("comes back with exact figures and days, also twice", async () => {
    const gift = {
      kind: "MONEY" as const,
      amount: "10125.30" as const,
      date: "2026-11-22",
      donor: "Maria",
      acao: "Café",
    };
    const { id } = await createDonation({ ...gift, quantity: null, items: null, notes: null });
    const before = await getDonation(id);
    for (let time = 0; time < 2; time++) {
      await deleteDonations([id]);
      await restoreItems([{ entity: "donation", id }]);
    }
    expect(await getDonation(id)).toEqual(before);
  });

  it("does not come back over another with the same key, and says so", async () => {
    const gift = { kind: "MONEY" as const, amount: "5", date: new Date(), donor: "", acao: "Café", importKey: "k" };
    const { id } = await db.donation.create({ data: gift });
    await deleteDonations([id]);
    await db.donation.create({ data: gift });
    await expect(restoreItems([{ entity: "donation", id }])).rejects.toMatchObject({ code: "conflict" });
    expect((await listTrash({ entity: "donation", page: 1, limit: 5 })).total).toBe(1);
  });

  it("that is a review waits for its article, or comes back together with it", async () => {
    const { id } = await createPost(draft);
    const { review: stored } = await addReview(id, review);
    const reviewKey = { entity: "review", id: stored?.id ?? "" };
    const postKey = { entity: "post", id };
    for (const restore of [
      () => restoreItems([postKey]).then(() => restoreItems([reviewKey])),
      () => restoreItems([reviewKey, postKey]),
    ]) {
      await deleteReviews([reviewKey.id]);
      await deletePosts([id]);
      await expect(restoreItems([reviewKey])).rejects.toMatchObject({
        message: expect.stringMatching(/artigo primeiro/),
      });
      await restore();
      expect(await rowsOf(id)).toHaveLength(2);
    }
  });

  it("of several goes with those that are still there", async () => {
    const [one, two, three] = [await createEvent(event), await createEvent(event), await createEvent(event)];
    await deleteEvents([two.id]);
    expect(await deleteEvents([one.id, two.id, three.id])).toHaveLength(2);
    await expect(getEvent(three.id)).rejects.toMatchObject({ code: "notFound" });
    await expect(deleteEvents([one.id])).rejects.toMatchObject({ code: "notFound" });
  });
});

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
    expect(JSON.stringify(items)).not.toMatch(/Zulmira|Costureira|5678/);
    await expect(restoreItems([{ entity: "volunteer", id }])).rejects.toMatchObject({ code: "notFound" });
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
