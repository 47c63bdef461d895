import "server-only";
import { nameCampaigns } from "../campaigns/service";
import { withCategory } from "../categories/service";
import { db, inOrderOf } from "../db/client";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { photosSnapshot, withPhotos } from "../images/photos";
import { findItems } from "../items/list";
import { type Addressed, findByPermalink } from "../items/permalink";
import { type Store, snapshotOf, type Transaction } from "../items/store";
import type { ListQuery } from "../lists/filters";
import { findIds } from "../lists/find-page";
import { type Page, pageOf } from "../lists/listing";
import { tallyKinds } from "../lists/tally";
import { postCopy } from "./copy";
import { postEntity } from "./entity";

const withImage = { image: true, ...withPhotos } satisfies Prisma.PostInclude;

/** With the label of its category. */
export type PostRow = Prisma.PostGetPayload<{ include: typeof withImage }> & { categoria: string };

/** In any order. */
export const readPosts = async (tx: Transaction, ids: string[]): Promise<PostRow[]> =>
  withCategory(tx, "post", await tx.post.findMany({ where: { id: { in: ids } }, include: withImage }));

/** `campaignTitle`: for the history. */
export const store: Store<PostRow & { campaignTitle?: string }> = {
  entity: postEntity,
  missing: postCopy.missing,
  read: async (tx, ids) => nameCampaigns(tx, await readPosts(tx, ids)),
  title: ({ titulo }) => titulo,
  snapshot: (row) => snapshotOf(postEntity, row, { fotos: photosSnapshot(row.photos), campanha: row.campaignTitle }),
  children: [
    { table: "Review", column: "postId" },
    { table: "Reaction", column: "postId" },
    { table: "PostAddress", column: "postId" },
    { table: "PreviewLink", column: "postId" },
    { table: "Photo", column: "postId" },
  ],
};

/** How posts are addressed below /posts/, and the names there that are pages of their own. */
export const ADDRESSES: Addressed = {
  entity: postEntity,
  former: "PostAddress",
  owner: "postId",
  fallback: "artigo",
  reserved: ["private", "pagina", "categoria"],
};

const listed = { table: "Post", name: Prisma.sql`titulo`, categories: true } as const;

/** The condition of publication, always by the database's clock, which all processes share. */
const PUBLISHED = Prisma.sql`"createdAt" <= now()`;
const SCHEDULED = Prisma.sql`"createdAt" > now()`;

type PostQuery = ListQuery & {
  /** Id of a post to leave out. */
  exclude?: string;
  /** Only published posts. */
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
  const rows = await readPosts(db, ids);
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

/**
 * The post with that id, permalink, or earlier permalink; 'notFound' when there is none, or when visitors may not see it and
 * `publicOnly`.
 */
export async function getPost(idOrPermalink: string, { publicOnly = false } = {}) {
  const seen = publicOnly ? Prisma.sql`active AND ${PUBLISHED}` : Prisma.sql`true`;
  const found = await findByPermalink(ADDRESSES, idOrPermalink, seen);
  const [post] = found ? await readPosts(db, [found]) : [];
  if (!post) throw notFound(postCopy.missing);
  return post;
}

/** Active posts of each category that has any. */
export async function countByCategory() {
  const [kinds, scheduled] = await Promise.all([
    tallyKinds({ entity: "Post", active: true }),
    db.$queryRaw<{ slug: string; count: number }[]>`
      SELECT slug, count(*)::int AS count FROM "Post" WHERE active AND ${SCHEDULED} GROUP BY slug`,
  ]);
  const toCome = new Map(scheduled.map(({ slug, count }) => [slug, count]));
  return kinds
    .map(({ kind, count }) => ({ kind, count: count - (toCome.get(kind) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** The latest posts of a campaign that visitors may see. */
export const listCampaignPosts = (campaignId: string, limit: number) =>
  listLatest(Prisma.sql`"campaignId" = ${campaignId}`, limit);

/** The latest ones that have a picture of their own. */
export const listPictured = (limit: number) => listLatest(Prisma.sql`"imageId" IS NOT NULL`, limit);

async function listLatest(condition: Prisma.Sql, limit: number) {
  const where = Prisma.sql`${condition} AND active AND ${PUBLISHED}`;
  const order = Prisma.sql`"createdAt" DESC, id DESC`;
  const ids = await findIds({ from: Prisma.sql`"Post"`, where, order }, { skip: 0, take: limit });
  return inOrderOf(ids, await readPosts(db, ids));
}
