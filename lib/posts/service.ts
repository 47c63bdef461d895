import "server-only";
import { db, inOrderOf } from "../db/client";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { attachImage } from "../images/service";
import { lockPictures } from "../images/unused";
import { findItems } from "../items/list";
import {
  createItem,
  type ImportedIdentity,
  removeItems,
  type Store,
  switchItems,
  type Transaction,
  updateItem,
} from "../items/write";
import { type ListQuery, type Page, pageOf } from "../lists/listing";
import { tallyKinds } from "../lists/tally";
import { slugify } from "../text";
import { postCopy } from "./copy";
import { postEntity } from "./entity";
import type { PostInput } from "./schema";

const withImage = { image: true } satisfies Prisma.PostInclude;

/** Names below /posts/ that are pages of their own. */
const RESERVED_PERMALINKS = ["private", "pagina", "categoria"];

export type PostRow = Prisma.PostGetPayload<{ include: typeof withImage }>;

const store: Store<PostRow> = {
  entity: postEntity,
  missing: postCopy.missing,
  read: (tx, ids) => tx.post.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ titulo }) => titulo,
  snapshot: ({ titulo, description, autor, slug, active, createdAt, image }) => ({
    ...{ titulo, description, autor, slug, active, createdAt },
    image: image?.url ?? image?.id,
  }),
  children: [
    { table: "Review", column: "postId" },
    { table: "Reaction", column: "postId" },
  ],
};

const listed = { table: "Post", name: Prisma.sql`titulo` } as const;

/** What visitors may see. The clock is the database's, here and wherever else it is asked: there is only one. */
const PUBLISHED = Prisma.sql`"createdAt" <= now()`;
const SCHEDULED = Prisma.sql`"createdAt" > now()`;

type PostQuery = ListQuery & {
  /** Leaves one post out. */
  exclude?: string;
  /** Only what visitors may see: not what will be published in the future. */
  published?: boolean;
};

/** A page of posts, newest first unless ordered otherwise; a search without an order has the best matches first. */
export async function listPosts(query: PostQuery): Promise<Page<PostRow>> {
  const { exclude, published } = query;
  const where: Prisma.Sql[] = [];
  const uncounted: Prisma.Sql[] = [];
  if (published) {
    where.push(PUBLISHED);
    uncounted.push(SCHEDULED);
  }
  if (exclude) {
    where.push(Prisma.sql`id <> ${exclude}`);
    uncounted.push(Prisma.sql`id = ${exclude}`);
  }
  const { ids, counted } = await findItems(listed, query, {
    where,
    uncounted: uncounted.length > 0 ? Prisma.sql`(${Prisma.join(uncounted, " OR ")})` : undefined,
  });
  const rows = await store.read(db, ids);
  if (rows.length < ids.length) return listPosts(query); // one was deleted in between
  return pageOf(inOrderOf(ids, rows), counted, query);
}

/** Seconds until the next active post publishes itself; undefined when none will. */
export async function nextPublication() {
  const [next] = await db.$queryRaw<{ left: number }[]>`
    SELECT extract(epoch FROM "createdAt" - clock_timestamp())::float AS left FROM "Post"
    WHERE active AND ${SCHEDULED} ORDER BY "createdAt" LIMIT 1`;
  return next?.left;
}

/** The post with that id or permalink; 'notFound' when there is none, or when visitors may not see it and `publicOnly`. */
export async function getPost(idOrPermalink: string, { publicOnly = false } = {}) {
  const seen = publicOnly ? Prisma.sql`active AND ${PUBLISHED}` : Prisma.sql`true`;
  const [found] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Post" WHERE (id = ${idOrPermalink} OR permalink = ${idOrPermalink}) AND ${seen} LIMIT 1`;
  const [post] = found ? await store.read(db, [found.id]) : [];
  if (!post) throw notFound(postCopy.missing);
  return post;
}

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
    const data = { ...fields, createdAt: keptMoment(before.createdAt, fields.createdAt), imageId };
    return tx.post.update({ where: { id: before.id }, data, include: withImage });
  };

/** Switches posts on or off. */
export const setPostsActive = (ids: string[], active: boolean) =>
  switchItems(store, ids, { active }, (tx, found) =>
    tx.post.updateMany({ where: { id: { in: found } }, data: { active } }),
  );

/** Puts posts into the trash, with their reviews and reactions. */
export const deletePosts = (ids: string[]) => removeItems(store, ids);

/** Active posts of each category. */
export async function countByCategory() {
  const [kinds, scheduled] = await Promise.all([
    tallyKinds({ entity: "Post", active: true }),
    db.$queryRaw<{ slug: string; count: number }[]>`
      SELECT slug, count(*)::int AS count FROM "Post" WHERE active AND ${SCHEDULED} GROUP BY slug`,
  ]);
  const toCome = new Map(scheduled.map(({ slug, count }) => [slug, count]));
  return kinds
    .map(({ kind: slug, count }) => ({ slug, count: count - (toCome.get(slug) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.slug.localeCompare(b.slug));
}

/** The latest active posts that have a picture of their own. */
export async function listPictured(limit: number) {
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Post" WHERE active AND "imageId" IS NOT NULL AND ${PUBLISHED}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${limit}`;
  const ids = found.map(({ id }) => id);
  return inOrderOf(ids, await store.read(db, ids));
}

/** Forms have no seconds: the same minute is no change. */
function keptMoment(before: Date, given: Date | undefined) {
  return given && Math.abs(given.getTime() - before.getTime()) < 60_000 ? before : given;
}

/**
 * 'titulo', 'titulo-2', 'titulo-3' …: the first that no post has, nor one in the trash, which may be restored. An advisory
 * lock makes concurrent requests for the same title wait.
 */
async function freePermalink(tx: Transaction, titulo: string) {
  const base = slugify(titulo) || "artigo";
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${base}, 0))`;
  for (let copy = 1; ; copy++) {
    const permalink = copy === 1 ? base : `${base}-${copy}`;
    if (!RESERVED_PERMALINKS.includes(permalink) && !(await isTaken(tx, permalink))) return permalink;
  }
}

async function isTaken(tx: Transaction, permalink: string) {
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`
    SELECT EXISTS (SELECT FROM "Post" WHERE permalink = ${permalink}) OR EXISTS (
      SELECT FROM "Trash" WHERE entity = 'post' AND rows #>> '{0,rows,0,permalink}' = ${permalink}) AS taken`;
  return row?.taken ?? false;
}
