import "server-only";
import { ADDRESSES as campaigns } from "../campaigns/list";
import { db } from "../db/client";
import { entityOf } from "../entities";
import { notFound } from "../errors";
import { eraseHistory, lockErasure, record } from "../history/service";
import { announce } from "../items/announce";
import { type Addressed, forgetFormerPermalinks } from "../items/permalink";
import { lockForUpdate } from "../items/store";
import { ADDRESSES as posts } from "../posts/list";
import { lockSettings } from "../settings/service";
import { trashCopy } from "./copy";
import type { EarlierInput } from "./schema";

/** The entities whose addresses are made of their titles. */
const ADDRESSED: Partial<Record<EarlierInput["entity"], Addressed>> = { post: posts, campaign: campaigns };

/**
 * Erases what the history holds of an item that stays: what was taken out of a text stands there otherwise, and comes back with an earlier
 * version. An article's drafts that were begun from an earlier text go, too, and former addresses, which have the words of earlier titles.
 */
export function eraseEarlier({ entity, _id: id }: EarlierInput) {
  return db.$transaction(async (tx) => {
    await lockErasure(tx);
    // A save that is under way has written its change already, and nobody sees it before it ends.
    const { table, tag = "" } = entityOf(entity) ?? {};
    await (table ? lockForUpdate(tx, table, [id]) : lockSettings(tx));
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
    const addressed = ADDRESSED[entity];
    if (addressed) {
      await forgetFormerPermalinks(tx, addressed, id);
      await announce(tx, [tag]);
    }
    await record(tx, "ERASE", { entity, id, title: last.title });
  });
}
