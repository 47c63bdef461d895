import { expect, it, vi } from "vitest";
import { closedGate } from "../../e2e/harness/closed-gate";
import { createCampaign, deleteCampaigns } from "../campaigns/service";
import { db } from "../db/client";
import { emptyForEachTest } from "../db/emptied.fixture";
import { countWaiting, isWaiting } from "../db/waiting.fixture";
import { csv } from "../donations/import/import.fixture";
import { importDonations } from "../donations/import/service";
import { deleteDonations } from "../donations/service";
import { lockForUpdate } from "../items/store";
import { addReview, deleteReviews, setReviewsHidden } from "../posts/reviews";
import { createPost, deletePosts } from "../posts/service";
import { purgeItems, restoreItems } from "./service";
import { draft, review } from "./trash.fixture";

vi.mock("../donations/import/read-in-child", async () => ({
  readInChild: (await import("../donations/import/read-rows")).readRows,
}));

emptyForEachTest("Trash", "Post", "Campaign");

/** Removes a review's article while somebody else's write of the review waits for its COMMIT, and brings the article back. */
async function removeArticleBeside(write: (reviewId: string) => Promise<unknown>) {
  const { id } = await createPost(draft);
  const { review: stored } = await addReview(id, review);
  const [locked, gate] = [closedGate(), closedGate()];
  // The last statement of both writes waits here, with the review written already.
  const holding = db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "Change" IN EXCLUSIVE MODE`;
    locked.open();
    await gate.passed;
  });
  await locked.passed;
  const written = write(stored?.id ?? "");
  await expect.poll(isWaiting).toBe(true);
  const removed = deletePosts([id]);
  await expect.poll(countWaiting).toBe(2);
  gate.open();
  await Promise.all([holding, written, removed]);
  await restoreItems([{ entity: "post", id }]);
  return db.review.findMany({ where: { postId: id }, select: { hidden: true } });
}

it("a review that is removed while its article is does not come back with the article", async () => {
  expect(await removeArticleBeside((id) => deleteReviews([id]))).toEqual([]);
});

it("a review that is taken off the page while its article is removed stays off it", async () => {
  expect(await removeArticleBeside((id) => setReviewsHidden([id], true))).toEqual([{ hidden: true }]);
});

it("an article and several of its reviews are changed at the same moment: the one waits for the other", async () => {
  const { id: postId } = await createPost(draft);
  const { website: _, ...written } = { ...review, postId };
  await db.review.create({ data: { ...written, id: "b", createdAt: new Date() } });
  await db.review.create({ data: { ...written, id: "a", createdAt: new Date(0) } });
  const { removing } = await db.$transaction(async (tx) => {
    await lockForUpdate(tx, "Review", ["a"]); // as a bulk action does, one after the other
    const removing = deletePosts([postId]);
    await expect.poll(isWaiting).toBe(true);
    await lockForUpdate(tx, "Review", ["b"]);
    return { removing };
  });
  expect(await removing).toHaveLength(1);
});

it("reviews of several articles come back while the articles are changed: the one waits for the other", async () => {
  const posts = [await createPost(draft), await createPost(draft)].map(({ id }) => id).sort();
  const removed: string[] = [];
  for (const post of posts.toReversed()) {
    const { review: stored } = await addReview(post, review);
    removed.push(...(await deleteReviews([stored?.id ?? ""])).map(({ id }) => id));
  }
  const { restoring } = await db.$transaction(async (tx) => {
    await lockForUpdate(tx, "Post", posts.slice(0, 1)); // as a bulk action does, one after the other
    const restoring = restoreItems(removed.map((id) => ({ entity: "review", id })));
    await expect.poll(isWaiting).toBe(true);
    await lockForUpdate(tx, "Post", posts.slice(1));
    return { restoring };
  });
  expect(await restoring).toBe(2);
});

it("articles and campaigns that name each other are purged at the same moment: the one waits for the other", async () => {
  const days = { startsOn: "2026-11-01", endsOn: "2026-11-30" };
  const campaign = { description: "x", goalKind: "MONEY" as const, goal: "40.00" as const, unit: "", ...days };
  for (let turn = 0; turn < 3; turn++) {
    const campaigns = [1, 2].map((n) => createCampaign({ ...campaign, titulo: `Natal ${turn} ${n}` }));
    const [one, two] = (await Promise.all(campaigns)).map(({ id }) => id);
    const ofOne = await createPost({ ...draft, campaignId: one });
    const ofTwo = await createPost({ ...draft, campaignId: two });
    await deletePosts([ofOne.id, ofTwo.id]);
    await deleteCampaigns([one, two].map(String));
    const purge = (campaignId = "", postId = "") =>
      purgeItems([
        { entity: "campaign", id: campaignId },
        { entity: "post", id: postId },
      ]);
    expect(await Promise.all([purge(one, ofTwo.id), purge(two, ofOne.id)])).toEqual([2, 2]);
  }
});

it("donations come back while a sheet brings some of them again: the one waits for the other", async () => {
  await importDonations(csv(...["Ana", "Bia", "Caio"].map((donor) => `01/02/2026;${donor};10;Sopa`)));
  const removed = await db.donation.findMany({ orderBy: { id: "asc" } });
  const [first = "", , last = ""] = removed.map(({ donor }) => `01/02/2026;${donor};10;Sopa`);
  await deleteDonations(removed.map(({ id }) => id));
  // The second one cannot come back before this ends, and the first one is back by then.
  const { restoring, importing } = await db.$transaction(async (tx) => {
    await tx.donation.createMany({ data: removed.slice(1, 2) });
    const restoring = restoreItems(removed.map(({ id }) => ({ entity: "donation", id })));
    await expect.poll(isWaiting).toBe(true);
    const importing = importDonations(csv(last, first), { ticked: [2, 3] });
    await expect.poll(countWaiting).toBe(2);
    await tx.donation.deleteMany();
    return { restoring, importing };
  });
  expect(await restoring).toBe(3);
  expect(await importing).toMatchObject({ added: 0 });
});
