import { describe, expect, it } from "vitest";
import { createEvent, deleteEvents, getEvent } from "../calendar/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { createDonation, deleteDonations, getDonation } from "../donations/service";
import { actingAs } from "../history/actor";
import { listChanges } from "../history/list";
import { getPost, listPosts } from "../posts/list";
import { createPreviewLink, findPreviewed, previewLinkEnd } from "../posts/preview-link";
import { setReaction } from "../posts/reactions";
import { addReview, deleteReviews } from "../posts/reviews";
import { createPost, deletePosts } from "../posts/service";
import { listRecentRemovals, listTrash } from "./list";
import { restoreItems } from "./service";
import { ana, bia, draft, event, review } from "./trash.fixture";

emptyForEachTest("Trash", "Post", "Image");

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

  it("is offered back for a quarter of an hour, and only what was removed last", async () => {
    const [first, second, third] = await Promise.all([createPost(draft), createPost(draft), createPost(draft)]);
    await actingAs(ana, () => deletePosts([first.id]));
    await actingAs(ana, () => deletePosts([second.id, third.id]));
    const offered = async () => (await listRecentRemovals("post", "ana")).map(({ id }) => id).sort();
    expect(await offered()).toEqual([second.id, third.id].sort());
    await db.$executeRaw`UPDATE "Trash" SET "removedAt" = "removedAt" - interval '16 minutes'`;
    expect(await offered()).toEqual([]);
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

  it("is not hidden by another one of the same draft, which a second person saves", async () => {
    const { id } = await actingAs(ana, () => createPost(draft, { id: "do-mesmo-rascunho" }));
    const saveToo = () => actingAs(bia, () => createPost({ ...draft, titulo: "Da Bia" }, { id }));
    await expect(saveToo()).rejects.toMatchObject({ code: "stale" });
    await deletePosts([id]);
    await expect(saveToo()).rejects.toMatchObject({ code: "stale" });
    await restoreItems([{ entity: "post", id }]);
    expect(await getPost(id)).toMatchObject({ titulo: draft.titulo });
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
    expect((await listTrash({ entity: "donation", visible: ["post"], page: 1, limit: 5 })).total).toBe(0);
  });

  it("that is a review waits for its article, or comes back together with it", async () => {
    const { id } = await createPost(draft);
    const { review: stored } = await addReview(id, review);
    const reviewKey = { entity: "review", id: stored?.id ?? "" };
    const postKey = { entity: "post", id };
    for (const restore of [
      () => restoreItems([postKey]).then(() => restoreItems([reviewKey])),
      () => restoreItems([reviewKey, postKey]),
      async () => {
        // The article's removal began first, and waited for the review's.
        await db.trash.update({ where: { entity_id: postKey }, data: { removedAt: new Date(0) } });
        await restoreItems([reviewKey, postKey]);
      },
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
