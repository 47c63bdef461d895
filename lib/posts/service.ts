import "server-only";
import { assertCampaign } from "../campaigns/service";
import { findCategory } from "../categories/service";
import { attachPictures, replaced } from "../images/photos";
import { freePermalink, keepPermalink } from "../items/permalink";
import type { GivenIdentity, Transaction } from "../items/store";
import { createItem, removeItems, setActive, updateItem } from "../items/write";
import type { SavedDraft } from "./draft-schema";
import { endDraft } from "./drafts";
import { ADDRESSES, getPost, type PostRow, store } from "./list";
import type { PostInput } from "./schema";

/** `draft`: the stored draft that this save publishes, deleted with it. */
export function createPost(input: PostInput, identity: GivenIdentity = {}, draft?: SavedDraft) {
  const { image, imageAlt, fotos, active = true, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    await assertCampaign(tx, fields.campaignId);
    const slug = await findCategory(tx, "post", fields.slug);
    await endDraft(tx, draft);
    const { imageId, photos } = await attachPictures(tx, { image, imageAlt, fotos, text: fields.description });
    const permalink = await freePermalink(tx, ADDRESSES, fields.titulo);
    // By the clock that lists and publishes it; Prisma's own default is this process's.
    const createdAt = identity.createdAt ?? fields.createdAt ?? (await readDatabaseClock(tx));
    const data = { ...fields, ...identity, slug, createdAt, active, imageId, photos: { create: photos }, permalink };
    return tx.post.create({ data });
  };
  return createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input, draft));
}

async function readDatabaseClock(tx: Transaction) {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT now()`;
  return row?.now;
}

/** Replaces the post; what is absent stays as it is. 'stale' when it is no longer as `seen`. `draft`: as in `createPost`. */
export async function updatePost(idOrPermalink: string, input: PostInput, draft?: SavedDraft) {
  const { id } = await getPost(idOrPermalink);
  return updateItem(store, id, input.seen, saving(input, draft));
}

const saving =
  ({ image, imageAlt, fotos, seen: _, ...fields }: PostInput, draft?: SavedDraft) =>
  async (tx: Transaction, before: PostRow) => {
    await assertCampaign(tx, fields.campaignId, before.campaignId);
    const slug = await findCategory(tx, "post", fields.slug, before.slug);
    await endDraft(tx, draft);
    const { imageId, photos } = await attachPictures(tx, { image, imageAlt, fotos, text: fields.description }, before);
    const permalink = await keepPermalink(tx, ADDRESSES, before, fields.titulo);
    const createdAt = await momentToStore(tx, before, fields);
    const data = { ...fields, slug, createdAt, imageId, photos: replaced(photos), permalink };
    return tx.post.update({ where: { id: before.id }, data });
  };

export const setPostsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/** Puts posts into the trash, with their reviews and reactions. */
export const deletePosts = (ids: string[]) => removeItems(store, ids);

/** When an existing post is public: null publishes an inactive or a scheduled one now. Forms have no seconds: the same minute is no change. */
async function momentToStore(
  tx: Transaction,
  before: PostRow,
  { createdAt: given, active }: Pick<PostInput, "createdAt" | "active">,
) {
  if (given === null) {
    const now = await readDatabaseClock(tx);
    const isPublished = !before.active && active;
    return now && (isPublished || before.createdAt > now) ? now : before.createdAt;
  }
  return given && Math.abs(given.getTime() - before.createdAt.getTime()) < 60_000 ? before.createdAt : given;
}
