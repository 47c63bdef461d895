import "server-only";
import { attachImage } from "../images/service";
import { lockPictures } from "../images/unused";
import type { ImportedIdentity, Transaction } from "../items/store";
import { createItem, removeItems, switchItems, updateItem } from "../items/write";
import { slugify } from "../text";
import { getPost, type PostRow, store, withImage } from "./list";
import type { PostInput } from "./schema";

/** Names below /posts/ that are pages of their own. */
const RESERVED_PERMALINKS = ["private", "pagina", "categoria"];

export function createPost(input: PostInput, imported: ImportedIdentity = {}) {
  const { image, imageAlt, active = true, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    const imageId = await attachImage(tx, { image, imageAlt });
    await lockPictures(tx, fields.description);
    const permalink = await freePermalink(tx, fields.titulo);
    // By the clock that lists and publishes it; Prisma's own default is this process's.
    const createdAt = imported.createdAt ?? fields.createdAt ?? (await readDatabaseClock(tx));
    const data = { ...fields, ...imported, createdAt, active, imageId, permalink };
    return tx.post.create({ data, include: withImage });
  };
  return createItem(store, imported.id, insert, saving(input));
}

async function readDatabaseClock(tx: Transaction) {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT now()`;
  return row?.now;
}

/** Replaces the post; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export async function updatePost(idOrPermalink: string, input: PostInput) {
  const { id } = await getPost(idOrPermalink);
  return updateItem(store, id, input.seen, saving(input));
}

const saving =
  ({ image, imageAlt, seen: _, ...fields }: PostInput) =>
  async (tx: Transaction, before: PostRow) => {
    const imageId = await attachImage(tx, { image, imageAlt }, before.image);
    await lockPictures(tx, fields.description);
    const permalink = await moveAddress(tx, before, fields.titulo);
    const data = { ...fields, createdAt: keptMoment(before.createdAt, fields.createdAt), imageId, permalink };
    return tx.post.update({ where: { id: before.id }, data, include: withImage });
  };

/** Switches posts on or off. */
export const setPostsActive = (ids: string[], active: boolean) =>
  switchItems(store, ids, { active }, (tx, found) =>
    tx.post.updateMany({ where: { id: { in: found } }, data: { active } }),
  );

/** Puts posts into the trash, with their reviews and reactions. */
export const deletePosts = (ids: string[]) => removeItems(store, ids);

/** Forms have no seconds: the same minute is no change. */
function keptMoment(before: Date, given: Date | undefined) {
  return given && Math.abs(given.getTime() - before.getTime()) < 60_000 ? before : given;
}

/** The permalink for a title, a new one if its words changed: the old one then redirects. */
async function moveAddress(tx: Transaction, { id, titulo: before, permalink }: PostRow, titulo: string) {
  if (slugify(titulo) === slugify(before)) return permalink;
  const moved = await freePermalink(tx, titulo, id);
  await tx.postAddress.deleteMany({ where: { postId: id, permalink: moved } });
  if (moved !== permalink) await tx.postAddress.create({ data: { postId: id, permalink } });
  return moved;
}

/**
 * 'titulo', 'titulo-2', 'titulo-3' …: the first that no other post has or had, nor one in the trash, which may be restored. An
 * advisory lock makes concurrent requests for the same title wait.
 */
async function freePermalink(tx: Transaction, titulo: string, postId = "") {
  const base = slugify(titulo) || "artigo";
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${base}, 0))`;
  for (let copy = 1; ; copy++) {
    const permalink = copy === 1 ? base : `${base}-${copy}`;
    if (!RESERVED_PERMALINKS.includes(permalink) && !(await isTaken(tx, permalink, postId))) return permalink;
  }
}

async function isTaken(tx: Transaction, permalink: string, postId: string) {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Post" WHERE permalink = ${permalink} AND id <> ${postId})
      OR EXISTS (SELECT FROM "PostAddress" WHERE permalink = ${permalink} AND "postId" <> ${postId})
      OR EXISTS (SELECT FROM "Trash" WHERE entity = 'post' AND rows #>> '{0,rows,0,permalink}' = ${permalink}) AS taken`;
  return row?.taken ?? false;
}
