import "server-only";
import { db } from "../db/client";
import { notFound } from "../errors";
import { eraseHistory, record } from "../history/service";
import { trashCopy } from "./copy";
import type { EarlierInput } from "./schema";

/**
 * Erases what the history holds of an item that stays: what was taken out of a text stands there otherwise, and comes back with an earlier
 * version. An article's drafts that were begun from an earlier text go, too.
 */
export function eraseEarlier({ entity, _id: id }: EarlierInput) {
  return db.$transaction(async (tx) => {
    const last = await tx.change.findFirst({
      where: { entity, entityId: id },
      orderBy: [{ at: "desc" }, { id: "desc" }],
    });
    if (!last?.title) throw notFound(trashCopy.nothingEarlier);
    await eraseHistory(tx, entity, [id], last.title);
    const post = entity === "post" && (await tx.post.findUnique({ where: { id }, select: { updatedAt: true } }));
    if (post) {
      const present = post.updatedAt.toISOString();
      await tx.draft.deleteMany({ where: { postId: id, OR: [{ seen: null }, { seen: { not: present } }] } });
    }
    await record(tx, "ERASE", { entity, id, title: last.title });
  });
}
