import "server-only";
import { db, inOrderOf, type Origin } from "../db";
import { notFound } from "../errors";
import { findPageOfIds } from "../find-page";
import { Prisma } from "../generated/prisma/client";
import { assertSeen, record } from "../history/service";
import { attachImage } from "../images/service";
import { ALONG, activeOf, type ListQuery, type Order, type Page, pageOf } from "../listing";
import { tallyKinds } from "../tally";
import { slugify } from "../text";
import { postCopy } from "./model";
import type { PostInput } from "./schema";

const withImage = { image: true } satisfies Prisma.PostInclude;

/** Milliseconds that a change of many posts may take. */
const MANY = { timeout: 30_000 };

/** Names below /posts/ that are pages of their own. */
const RESERVED_PERMALINKS = ["private", "pagina", "categoria"];

export type PostRow = Prisma.PostGetPayload<{ include: typeof withImage }>;

type PostQuery = ListQuery & {
  /** Leaves one post out. */
  exclude?: string;
  /** Only what visitors may see: not what will be published in the future. */
  published?: boolean;
};

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"createdAt" DESC, id DESC`,
  antigos: Prisma.sql`"createdAt", id`,
  az: Prisma.sql`titulo, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

/** A page of posts, newest first unless ordered otherwise; a search without an order has the best matches first. */
export async function listPosts(query: PostQuery): Promise<Page<PostRow>> {
  const { q, status, categoria, ordem = "", exclude, published, page, limit } = query;
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (published) conditions.push(Prisma.sql`"createdAt" <= now()`);
  if (categoria) conditions.push(Prisma.sql`slug = ${categoria}`);
  if (exclude) conditions.push(Prisma.sql`id <> ${exclude}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Post"`,
    where: Prisma.join(conditions, " AND "),
    order: ORDER_BY[ordem],
    searches: q !== "",
    rank: q !== "" && !ordem && Prisma.sql`ts_rank_cd(busca, nova_query(${q}))`,
    tallied: q === "" && { entity: "Post", active: activeOf(status), kind: categoria },
    except: exceptOf(query),
    along: !exclude && (published ? !ordem && "DESC" : ALONG[ordem]),
    page,
    limit,
  });
  const rows = await db.post.findMany({ where: { id: { in: ids } }, include: withImage });
  if (rows.length < ids.length) return listPosts(query); // one was deleted in between
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

/** Posts that the tallies have, and that list has not: those to come, and the one that is left out. */
function exceptOf({ status, categoria, exclude, published }: PostQuery) {
  const few: Prisma.Sql[] = [];
  if (published) few.push(Prisma.sql`"createdAt" > now()`);
  if (exclude) few.push(Prisma.sql`id = ${exclude}`);
  if (few.length === 0) return false;
  const conditions = [Prisma.sql`(${Prisma.join(few, " OR ")})`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (categoria) conditions.push(Prisma.sql`slug = ${categoria}`);
  return Prisma.join(conditions, " AND ");
}

/** When the next active post publishes itself, or undefined. */
export async function nextPublication() {
  const next = await db.post.findFirst({
    where: { active: true, createdAt: { gt: new Date() } },
    orderBy: { createdAt: "asc" },
    select: { createdAt: true },
  });
  return next?.createdAt;
}

/** The post with that id or permalink; 'notFound' when there is none, or when visitors may not see it and `publicOnly`. */
export async function getPost(idOrPermalink: string, { publicOnly = false } = {}) {
  const post = await db.post.findFirst({
    where: {
      OR: [{ id: idOrPermalink }, { permalink: idOrPermalink }],
      ...(publicOnly && { active: true, createdAt: { lte: new Date() } }),
    },
    include: withImage,
  });
  if (!post) throw notFound(postCopy.missing);
  return post;
}

export async function createPost(
  { image, imageAlt = "", active = true, seen: _, ...fields }: PostInput,
  origin: Origin = {},
) {
  const imageId = await attachImage(image ?? "", imageAlt);
  return db.$transaction(async (tx) => {
    const permalink = await freePermalink(tx, fields.titulo);
    const data = { ...fields, ...origin, active, imageId, permalink };
    const post = await tx.post.create({ data, include: withImage });
    await record(tx, "CREATE", { ...named(post), after: snapshot(post) });
    return post;
  });
}

/** Replaces the post; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export async function updatePost(id: string, { image, imageAlt, active, seen, ...fields }: PostInput) {
  const current = await getPost(id);
  await assertSeen(seen, current, "post"); // before the picture's description is touched
  const imageId =
    image === undefined
      ? current.imageId
      : await attachImage(image, imageAlt ?? current.image?.alt ?? "", current.image);
  return db.$transaction(async (tx) => {
    const [before] = await lockPosts(tx, [current.id]);
    if (!before) throw notFound(postCopy.missing);
    await assertSeen(seen, before, "post");
    const data = { ...fields, createdAt: keptMoment(before.createdAt, fields.createdAt), active, imageId };
    const post = await tx.post.update({ where: { id: current.id }, data, include: withImage });
    await record(tx, "UPDATE", { ...named(post), before: snapshot(before), after: snapshot(post) });
    return post;
  });
}

/** Switches posts on or off. One that somebody deleted meanwhile is left out; 'notFound' when all are gone. */
export async function setPostsActive(ids: string[], active: boolean) {
  await db.$transaction(async (tx) => {
    const found = await lockPosts(tx, ids);
    if (found.length === 0) throw notFound(postCopy.missing);
    const switched = found.filter((post) => post.active !== active);
    await tx.post.updateMany({ where: { id: { in: switched.map(({ id }) => id) } }, data: { active } });
    for (const post of switched) {
      await record(tx, "UPDATE", { ...named(post), before: snapshot(post), after: snapshot({ ...post, active }) });
    }
  }, MANY);
}

/** Removes posts with their reviews and reactions. One that is gone already is as it should be; 'notFound' when all are. */
export async function deletePosts(ids: string[]) {
  await db.$transaction(async (tx) => {
    const found = await lockPosts(tx, ids);
    if (found.length === 0) throw notFound(postCopy.missing);
    await tx.post.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    for (const post of found) await record(tx, "DELETE", { ...named(post), before: snapshot(post) });
  }, MANY);
}

export const deletePost = (id: string) => deletePosts([id]);

/** Active posts of each category. */
export async function countByCategory() {
  const [kinds, scheduled] = await Promise.all([
    tallyKinds({ entity: "Post", active: true }),
    db.post.groupBy({ by: ["slug"], where: { active: true, createdAt: { gt: new Date() } }, _count: true }),
  ]);
  const toCome = new Map(scheduled.map(({ slug, _count }) => [slug, _count]));
  return kinds
    .map(({ kind: slug, count }) => ({ slug, count: count - (toCome.get(slug) ?? 0) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.slug.localeCompare(b.slug));
}

/** The latest active posts that have a picture of their own. */
export function listPictured(limit: number) {
  return db.post.findMany({
    where: { active: true, createdAt: { lte: new Date() }, imageId: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: withImage,
  });
}

/** Those of the posts that exist; nobody else can change them until the transaction ends. */
async function lockPosts(tx: Prisma.TransactionClient, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Post" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  return tx.post.findMany({ where: { id: { in: ids } }, include: withImage });
}

const named = ({ id, titulo }: PostRow) => ({ entity: "post" as const, id, title: titulo });

/** What the history compares. */
function snapshot({ titulo, description, autor, slug, active, createdAt, image }: PostRow) {
  return { titulo, description, autor, slug, active, createdAt, image: image?.url ?? image?.id };
}

/** A form knows a moment to the minute: the same minute is no change. */
function keptMoment(before: Date, given: Date | undefined) {
  return given && Math.abs(given.getTime() - before.getTime()) < 60_000 ? before : given;
}

/** 'titulo', 'titulo-2', 'titulo-3' …: the first that no post has. Who asks for the same meanwhile waits. */
async function freePermalink(tx: Prisma.TransactionClient, titulo: string) {
  const base = slugify(titulo) || "artigo";
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${base}, 0))`;
  for (let copy = 1; ; copy++) {
    const permalink = copy === 1 ? base : `${base}-${copy}`;
    const taken = RESERVED_PERMALINKS.includes(permalink) || (await tx.post.count({ where: { permalink } })) > 0;
    if (!taken) return permalink;
  }
}
