import "server-only";
import { createHash } from "node:crypto";
import { consume, EVERYBODY } from "../auth/limits";
import { db } from "../db/client";
import { getPost } from "./list";
import { type ReactionCounts, type ReactionKind, reactionKinds } from "./reaction-kinds";

/** How many of each kind a post has. */
export async function countReactions(postId: string): Promise<ReactionCounts> {
  const groups = await db.reaction.groupBy({ by: ["kind"], where: { postId }, _count: true });
  const counts = Object.fromEntries(reactionKinds.map((kind) => [kind, 0])) as ReactionCounts;
  for (const { kind, _count } of groups) counts[kind] = _count;
  return counts;
}

/** The counts of an active post, and which kinds this visitor gave. */
export async function readReactions(idOrPermalink: string, visitor: string | undefined) {
  const { id: postId } = await getPost(idOrPermalink, { publicOnly: true });
  const [counts, given] = await Promise.all([
    countReactions(postId),
    visitor ? db.reaction.findMany({ where: { postId, visitor: hashVisitor(visitor) }, select: { kind: true } }) : [],
  ]);
  return { counts, mine: given.map(({ kind }) => kind) };
}

/**
 * Adds or removes one reaction; idempotent. Returns the same as readReactions. Throws 'tooMany' when `address`, or all visitors
 * together, react too often.
 */
export async function setReaction(
  idOrPermalink: string,
  visitor: string,
  kind: ReactionKind,
  on: boolean,
  address = "unknown",
) {
  const { id: postId } = await getPost(idOrPermalink, { publicOnly: true });
  await consume("reactionDay", address);
  await consume("reactionEverybody", EVERYBODY, address);
  const reaction = { postId, kind, visitor: hashVisitor(visitor) };
  if (on) await db.reaction.createMany({ data: [reaction], skipDuplicates: true });
  else await db.reaction.deleteMany({ where: reaction });
  return readReactions(postId, visitor);
}

const hashVisitor = (visitor: string) => createHash("sha256").update(visitor).digest("base64url");
