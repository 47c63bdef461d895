import "server-only";
import { currentDay, DAY_MS, formatDay, wallClock } from "../dates";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import { currentActor } from "../history/actor";
import { lockPictures } from "../images/unused";
import { lockNewId } from "../items/repetition";
import type { Transaction } from "../items/store";
import { draftCopy, postCopy } from "./copy";
import { type DiscardedDraft, type DraftInput, draftValues, type SavedDraft } from "./draft-schema";
import { postEntity } from "./entity";
import { DRAFT_DAYS } from "./limits";
import type { DraftOffer, OpenedDraft } from "./types";

// Drafts of articles: unsaved form values. They are no items: neither public nor in the history, and deleted by a save, after
// DRAFT_DAYS, or when their article is purged: while it is in the trash, nobody sees them. Those of a removed account stay.

/** Drafts of one account; a limit against a client gone wrong. */
const MAX_DRAFTS = 100;
/** Drafts that a list shows. */
const MAX_LISTED = 20;

/**
 * Stores a draft's values. Throws 'stale' when another browser has continued it meanwhile, or when the article that it became is in the
 * trash: the form then forks the draft, so that neither text is lost. 'conflict' when that article exists: the form keeps the id, and
 * what is typed in its browser alone, and its save compares both instead of publishing a second article.
 */
export function storeDraft({ _id, itemId, device, base, seen, values }: DraftInput, userId: string) {
  return db.$transaction(async (tx) => {
    await (itemId ? lockPost(tx, itemId) : assertUnpublished(tx, _id));
    // The draft before its pictures, as every save locks them, and as a replacement of a picture does.
    await tx.$queryRaw`SELECT 1 FROM "Draft" WHERE id = ${_id} FOR UPDATE`;
    await lockPictures(tx, values);
    const [stored] = await tx.$queryRaw<{ updatedAt: Date }[]>`
      INSERT INTO "Draft" (id, "postId", "userId", device, "values", seen)
      VALUES (${_id}, ${itemId ?? null}, ${userId}, ${device}, ${values}::jsonb, ${seen ?? null})
      ON CONFLICT (id) DO UPDATE SET "userId" = EXCLUDED."userId", device = EXCLUDED.device, "values" = EXCLUDED."values",
        seen = EXCLUDED.seen, "updatedAt" = EXCLUDED."updatedAt"
      WHERE "Draft"."postId" IS NOT DISTINCT FROM EXCLUDED."postId"
        AND (("Draft".device = EXCLUDED.device AND "Draft"."userId" = EXCLUDED."userId")
          OR "Draft"."updatedAt" = ${base ?? null}::timestamptz)
      RETURNING "updatedAt"`;
    if (!stored) throw new AppError("stale", draftCopy.continuedElsewhere);
    if ((await countDrafts(tx, userId)) > MAX_DRAFTS) throw new AppError("conflict", draftCopy.tooMany);
    return stored.updatedAt;
  });
}

/** Those of articles in the trash do not count: nobody sees them there, so nobody could discard one to make room. */
async function countDrafts(tx: Transaction, userId: string) {
  const counted = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Draft" WHERE "userId" = ${userId} AND ("postId" IS NULL OR "postId" IN (SELECT id FROM "Post"))`;
  return counted.length;
}

/** Locks the post, so that it is not deleted before the draft refers to it. */
async function lockPost(tx: Transaction, id: string) {
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Post" WHERE id = ${id} FOR KEY SHARE`;
  if (locked.length === 0) throw notFound(postCopy.missing);
}

/**
 * A new article's draft has the id that the article gets. 'conflict' once somebody has published it: the next save compares them. 'stale'
 * when it is in the trash by now: what is typed is a new draft.
 */
async function assertUnpublished(tx: Transaction, id: string) {
  await lockNewId(tx, id);
  if ((await tx.post.count({ where: { id } })) > 0) throw new AppError("conflict", draftCopy.alreadySaved);
  if ((await tx.trash.count({ where: { entity: postEntity.key, id } })) > 0)
    throw new AppError("stale", draftCopy.inTrash);
}

const withAuthor = { user: { select: { id: true, name: true } } } as const;

const nameOf = (author: { name: string } | null) => author?.name ?? draftCopy.ofNobody;

/** The drafts of an article, or of new ones (null), the latest first; `mine` are those of the account. */
export async function listDrafts({ postId, userId }: { postId: string | null; userId: string }): Promise<DraftOffer[]> {
  const [post, drafts] = await Promise.all([
    postId === null ? null : db.post.findUnique({ where: { id: postId }, select: { updatedAt: true } }),
    db.draft.findMany({
      where: { postId },
      include: withAuthor,
      orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
      take: MAX_LISTED,
    }),
  ]);
  return drafts.map(({ id, device, values, seen, user, updatedAt }) => ({
    _id: id,
    device,
    titulo: titleIn(values),
    userName: nameOf(user),
    mine: user?.id === userId,
    when: lastTyped(updatedAt),
    updatedAt: updatedAt.toISOString(),
    endsAt: new Date(updatedAt.getTime() + DRAFT_DAYS * DAY_MS).toISOString(),
    outdated: Boolean(post && seen && new Date(seen).getTime() < post.updatedAt.getTime()),
  }));
}

/** 'hoje às 10:32'. */
function lastTyped(at: Date) {
  const { day, hour } = wallClock(at);
  return `${day === currentDay() ? "hoje" : formatDay(day)} às ${hour}`;
}

function titleIn(values: unknown) {
  const { titulo } = draftValues.parse(values);
  return typeof titulo === "string" ? titulo.trim() : "";
}

/** A draft for the form of its article, or of a new one; undefined when it is gone. */
export async function openDraft(id: string, { postId }: { postId?: string } = {}): Promise<OpenedDraft | undefined> {
  const draft = await db.draft.findFirst({ where: { id, postId: postId ?? null }, include: withAuthor });
  if (!draft) return undefined;
  const { device, values, seen, user, updatedAt } = draft;
  return {
    _id: id,
    device,
    values: draftValues.parse(values),
    seen: seen ?? undefined,
    userId: user?.id,
    userName: nameOf(user),
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * Deletes a draft; with `device`, unless another browser has continued it. With `base` alone, the `updatedAt` that a list showed:
 * 'stale' when somebody has continued it since.
 */
export async function discardDraft(draft: DiscardedDraft) {
  if ("device" in draft) return endDraft(db, draft);
  const { _id: id, base } = draft;
  const { count } = await db.draft.deleteMany({ where: { id, updatedAt: base } });
  if (count === 0 && (await db.draft.count({ where: { id } })) > 0)
    throw new AppError("stale", draftCopy.continuedMeanwhile);
}

/** Deletes a saved article's draft, in the transaction of the save; a draft that another browser has continued since stays. */
export function endDraft(tx: Pick<Transaction, "draft">, draft: SavedDraft | undefined) {
  if (!draft) return undefined;
  const { _id: id, device, base } = draft;
  const own = { device, userId: currentActor().id ?? "" };
  return tx.draft.deleteMany({ where: { id, OR: [own, ...(base ? [{ updatedAt: base }] : [])] } });
}

/** Deletes drafts that were not changed for DRAFT_DAYS; returns their number. */
export async function removeOldDrafts(now = new Date()) {
  const { count } = await db.draft.deleteMany({
    where: { updatedAt: { lt: new Date(now.getTime() - DRAFT_DAYS * DAY_MS) } },
  });
  return count;
}
