import "server-only";
import { consume, EVERYBODY } from "../auth/limits";
import { db, inOrderOf } from "../db/client";
import { holdLock } from "../db/locks";
import { AppError } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { isEmail } from "../inputs";
import { announce } from "../items/announce";
import type { Store, Transaction } from "../items/store";
import { removeItems, switchItems } from "../items/write";
import { activeOf, type ListQuery } from "../lists/filters";
import { findPageOfIds } from "../lists/find-page";
import { pageOf } from "../lists/listing";
import { getSettings } from "../settings/service";
import { repetitionWindow } from "../visitors-repetition";
import { reviewCopy } from "./copy";
import { articleTag, reviewEntity } from "./entity";
import { MAX_REVIEWS } from "./limits";
import { getPost } from "./list";
import type { ReviewInput } from "./schema";

const withPost = { post: { select: { id: true, titulo: true } } } as const;

/**
 * The history names the article, not the person or the text: after an erasure no personal data may remain there.
 */
const store: Store<Prisma.ReviewGetPayload<{ include: typeof withPost }>> = {
  entity: reviewEntity,
  missing: reviewCopy.missing,
  read: (tx, ids) => tx.review.findMany({ where: { id: { in: ids } }, include: withPost }),
  title: ({ post }) => post.titulo,
  snapshot: ({ hidden, answer }) => ({ hidden, answered: answer !== "" }),
  removed: ({ rating }) => ({ rating }),
};

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>["items"][number];

/** The newest reviews of a post, and how many there are. */
export async function listReviews(postId: string, { limit = MAX_REVIEWS, hidden = false } = {}) {
  const where = hidden ? { postId } : { postId, hidden: false };
  const [items, total] = await Promise.all([
    db.review.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit }),
    db.review.count({ where }),
  ]);
  return pageOf(items, total, { page: 1, limit });
}

/**
 * A page of all reviews, newest first unless ordered otherwise, with their articles; 'ativos' are the published ones,
 * 'desabilitados' the hidden. A whole e-mail finds those of its owner, who may ask what is kept of it: no screen shows one.
 */
export async function listAllReviews({ q, status, ordem, page, limit }: ListQuery) {
  const active = activeOf(status);
  const conditions = [Prisma.sql`true`];
  if (active !== undefined) conditions.push(Prisma.sql`hidden = ${!active}`);
  if (isEmail(q)) conditions.push(Prisma.sql`email = ${q.toLowerCase()}`);
  else if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Review"`,
    where: Prisma.join(conditions, " AND "),
    order: ordem === "antigos" ? Prisma.sql`"createdAt", id` : Prisma.sql`"createdAt" DESC, id DESC`,
    searches: q !== "",
    counter: { entity: "Review", active },
    page,
    limit,
  });
  const rows = await db.review.findMany({ where: { id: { in: ids } }, include: withPost });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export type ListedReviewRow = Awaited<ReturnType<typeof listAllReviews>>["items"][number];

/**
 * A visitor's review of an active post, which awaits its publication if the setting says so. A repetition after a lost answer
 * is stored once. Throws 'tooMany' when all visitors together send too much.
 */
export async function addReview(idOrPermalink: string, { website, ...review }: ReviewInput, address = "unknown") {
  const post = await getPost(idOrPermalink, { publicOnly: true });
  // Honeypot: a robot gets a normal answer, and nothing is stored.
  if (website) return { post, review: undefined };
  await consume("reviewEverybody", EVERYBODY, address);
  const { settings } = await getSettings();
  const awaiting = settings.reviews === "afterReading";
  const data = { ...review, postId: post.id };
  return db.$transaction(async (tx) => {
    await holdLock(tx, "review", JSON.stringify(data));
    const again = await tx.review.findFirst({ where: { ...data, createdAt: repetitionWindow() } });
    if (again) return { post, review: again };
    const stored = await tx.review.create({ data: { ...data, hidden: awaiting, awaiting } });
    await announce(tx, [articleTag(post.id)]);
    return { post, review: stored };
  });
}

/**
 * Takes reviews off the public page, or publishes them. `awaiting` are ids. When a publication is undone: the reviews that wait for one
 * again. When reviews are published: those that the list showed as waiting; one that somebody has hidden since stays hidden. 'stale'
 * when all of them stay so.
 */
export async function setReviewsHidden(ids: string[], hidden: boolean, awaiting: string[] = []) {
  const data = { hidden, awaiting: false };
  const update = async (tx: Transaction, changed: string[]) => {
    await tx.review.updateMany({ where: { id: { in: changed } }, data });
    const again = changed.filter((id) => hidden && awaiting.includes(id));
    await tx.review.updateMany({ where: { id: { in: again } }, data: { awaiting: true } });
  };
  const stays = (review: { id: string; hidden: boolean; awaiting: boolean }) =>
    !review.awaiting && (review.hidden === hidden || (review.hidden && awaiting.includes(review.id)));
  const switched = await switchItems(store, ids, data, update, stays);
  if (switched.every((review) => review.hidden !== hidden))
    throw new AppError("stale", reviewCopy.hiddenMeanwhile(switched.length));
  return switched;
}

/**
 * Sets the organisation's public answer to a review; an empty text removes it. 'stale' when it is no longer the one that was there
 * `before`: the history does not keep its words.
 */
export const answerReview = (id: string, answer: string, before: string) =>
  switchItems(store, [id], { answer }, async (tx) => {
    const { count } = await tx.review.updateMany({ where: { id, answer: before }, data: { answer } });
    if (count === 0) throw new AppError("stale", reviewCopy.answeredMeanwhile);
  });

/** The answer as it is now; empty without one. */
export const readAnswer = async (id: string) => (await db.review.findUnique({ where: { id } }))?.answer ?? "";

/** Puts reviews into the trash. */
export const deleteReviews = (ids: string[]) => removeItems(store, ids);
