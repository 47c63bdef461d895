import "server-only";
import { hashOf, newToken } from "../auth/link-token";
import { DAY_MS } from "../dates";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { routes } from "../routes";
import { absolute } from "../site";
import { postCopy, previewCopy } from "./copy";
import { PREVIEW_DAYS } from "./limits";
import { readPosts } from "./list";

/**
 * Creates the preview link of an unpublished article, and revokes an earlier one that has expired or ends
 * `shownUntil`, as the person's screen says. 'stale' for another, which somebody may have sent already.
 */
export async function createPreviewLink(postId: string, shownUntil?: string) {
  const now = new Date();
  const post = await db.post.findUnique({ where: { id: postId } });
  if (!post) throw notFound(postCopy.missing);
  if (post.active && post.createdAt <= now) throw new AppError("conflict", previewCopy.isPublic);
  const token = newToken();
  const link = { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + PREVIEW_DAYS * DAY_MS) };
  const made = await db.$executeRaw`
    INSERT INTO "PreviewLink" AS held ("postId", "tokenHash", "expiresAt")
    VALUES (${postId}, ${link.tokenHash}, ${link.expiresAt})
    ON CONFLICT ("postId") DO UPDATE SET "tokenHash" = EXCLUDED."tokenHash", "expiresAt" = EXCLUDED."expiresAt"
    WHERE held."expiresAt" <= ${now} OR held."expiresAt" = ${shownUntil ?? null}::timestamptz`;
  if (made === 0) throw new AppError("stale", previewCopy.alreadyMade);
  return { address: absolute(routes.preview(token)), expiresAt: link.expiresAt };
}

export const endPreviewLink = (postId: string) => db.previewLink.deleteMany({ where: { postId } });

/** When the article's preview link expires; undefined without one. */
export async function previewLinkEnd(postId: string, now = new Date()) {
  const link = await db.previewLink.findFirst({ where: { postId, expiresAt: { gt: now } } });
  return link?.expiresAt;
}

/** The article of a preview link, as saved last; undefined for an expired or revoked link. */
export async function findPreviewed(token: string, now = new Date()) {
  const link = await db.previewLink.findFirst({ where: { tokenHash: hashOf(token), expiresAt: { gt: now } } });
  const [post] = link ? await readPosts(db, [link.postId]) : [];
  return post;
}

/** Deletes expired preview links; returns their number. */
export async function removeEndedLinks(now = new Date()) {
  const { count } = await db.previewLink.deleteMany({ where: { expiresAt: { lte: now } } });
  return count;
}
