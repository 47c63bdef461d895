import "server-only";
import { db } from "../db";
import { notFound } from "../errors";
import { pageOf } from "../listing";
import { reviewCopy } from "./model";
import type { ReviewInput } from "./schema";
import { getPost } from "./service";

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>["items"][number];

/** Reviews of a post, newest first. */
export async function listReviews(postId: string, { page = 1, limit = 50, hidden = false } = {}) {
  const where = hidden ? { postId } : { postId, hidden: false };
  const [items, total] = await Promise.all([
    db.review.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db.review.count({ where }),
  ]);
  return pageOf(items, total, { page, limit });
}

/** A visitor's review of an active post. */
export async function addReview(idOrPermalink: string, { website, ...review }: ReviewInput) {
  const post = await getPost(idOrPermalink, { publicOnly: true });
  // A robot filled in what no person sees: it is told that all went well, and nothing is kept.
  if (website) return { post, review: undefined };
  return { post, review: await db.review.create({ data: { ...review, postId: post.id } }) };
}

/** Takes a review off the public page, or puts it back. Answers with its post's id. */
export async function setReviewHidden(id: string, hidden: boolean) {
  const [review] = await db.review.updateManyAndReturn({ where: { id }, data: { hidden } });
  if (!review) throw notFound(reviewCopy.missing);
  return review.postId;
}

/** Removes a review for good. Answers with its post's id. */
export async function deleteReview(id: string) {
  const review = await db.review.findUnique({ where: { id }, select: { postId: true } });
  if (!review) throw notFound(reviewCopy.missing);
  await db.review.deleteMany({ where: { id } });
  return review.postId;
}
