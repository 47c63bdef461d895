import "server-only";
import { db, inOrderOf } from "../db";
import { notFound } from "../errors";
import { findPageOfIds } from "../find-page";
import { Prisma } from "../generated/prisma/client";
import { record } from "../history/service";
import { ALONG, activeOf, type ListQuery, pageOf } from "../listing";
import { reviewCopy } from "./model";
import type { ReviewInput } from "./schema";
import { getPost } from "./service";

const withPost = { post: { select: { id: true, titulo: true } } } as const;

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

type ReviewQuery = Omit<ListQuery, "categoria">;

/**
 * A page of all reviews, newest first unless ordered otherwise, with their articles; 'ativos' are the published ones,
 * 'desabilitados' the hidden.
 */
export async function listAllReviews({ q, status, ordem, page, limit }: ReviewQuery) {
  const active = activeOf(status);
  const oldestFirst = ordem === "antigos";
  const conditions = [Prisma.sql`true`];
  if (active !== undefined) conditions.push(Prisma.sql`hidden = ${!active}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Review"`,
    where: Prisma.join(conditions, " AND "),
    order: oldestFirst ? Prisma.sql`"createdAt", id` : Prisma.sql`"createdAt" DESC, id DESC`,
    searches: q !== "",
    tallied: q === "" && { entity: "Review", active },
    along: ALONG[oldestFirst ? "antigos" : ""],
    page,
    limit,
  });
  const rows = await db.review.findMany({ where: { id: { in: ids } }, include: withPost });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export type ListedReviewRow = Awaited<ReturnType<typeof listAllReviews>>["items"][number];

/** A visitor's review of an active post. */
export async function addReview(idOrPermalink: string, { website, ...review }: ReviewInput) {
  const post = await getPost(idOrPermalink, { publicOnly: true });
  // A robot filled in what no person sees: it is told that all went well, and nothing is kept.
  if (website) return { post, review: undefined };
  return { post, review: await db.review.create({ data: { ...review, postId: post.id } }) };
}

/** Takes reviews off the public page, or puts them back. Answers with the ids of their posts. */
export async function setReviewsHidden(ids: string[], hidden: boolean) {
  return db.$transaction(async (tx) => {
    const reviews = await lockReviews(tx, ids);
    await tx.review.updateMany({ where: { id: { in: ids } }, data: { hidden } });
    for (const review of reviews) {
      await record(tx, "UPDATE", { ...named(review), before: { hidden: review.hidden }, after: { hidden } });
    }
    return postsOf(reviews);
  }, MANY);
}

/** Removes reviews for good. Answers with the ids of their posts. */
export async function deleteReviews(ids: string[]) {
  return db.$transaction(async (tx) => {
    const reviews = await lockReviews(tx, ids);
    await tx.review.deleteMany({ where: { id: { in: ids } } });
    for (const review of reviews) {
      await record(tx, "DELETE", { ...named(review), before: { rating: review.rating } });
    }
    return postsOf(reviews);
  }, MANY);
}

type Transaction = Parameters<typeof record>[0];

/** A thousand at once, with the history of each, take a moment. */
const MANY = { timeout: 30_000 };

/**
 * The reviews, which nobody else can change until the transaction ends. What somebody else removed meanwhile is left
 * out: of many, the others are still meant. 'notFound' when none is left.
 */
async function lockReviews(tx: Transaction, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Review" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  const reviews = await tx.review.findMany({ where: { id: { in: ids } }, include: withPost, orderBy: { id: "asc" } });
  if (reviews.length === 0) throw notFound(reviewCopy.missing);
  return reviews;
}

/**
 * The history names the article and not the person: who asks that a review be erased is not to stay there by name or
 * by what was written.
 */
const named = ({ id, post }: { id: string; post: { titulo: string } }) => ({
  ...{ entity: "review" as const, id, title: post.titulo },
});

const postsOf = (reviews: { postId: string }[]) => [...new Set(reviews.map(({ postId }) => postId))];
