import "server-only";
import { db } from "../db";
import { notFound } from "../errors";
import { Prisma } from "../generated/prisma/client";
import { attachImage } from "../images/service";
import { type ListQuery, pageOf } from "../listing";
import { slugify } from "../text";
import { postCopy } from "./model";
import type { PostInput } from "./schema";

const withImage = { image: true } satisfies Prisma.PostInclude;

/** Names below /posts/ that are pages of their own. */
const RESERVED_PERMALINKS = ["private", "pagina"];

export type PostRow = Prisma.PostGetPayload<{ include: typeof withImage }>;

/** A page of posts, newest first; with `q` the best matches first. `exclude` leaves one post out. */
export async function listPosts(query: ListQuery & { exclude?: string }) {
  const { q, status, categoria, exclude, page, limit } = query;
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (categoria) conditions.push(Prisma.sql`slug = ${categoria}`);
  if (exclude) conditions.push(Prisma.sql`id <> ${exclude}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const where = Prisma.join(conditions, " AND ");
  const rank = q ? Prisma.sql`ts_rank_cd(busca, nova_query(${q})) DESC,` : Prisma.empty;
  const [ids, counted] = await Promise.all([
    db.$queryRaw<{ id: string }[]>`
      SELECT id FROM "Post" WHERE ${where}
      ORDER BY ${rank} "createdAt" DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    db.$queryRaw<{ total: bigint }[]>`SELECT count(*) AS total FROM "Post" WHERE ${where}`,
  ]);
  return pageOf(await inOrder(ids.map(({ id }) => id)), Number(counted[0]?.total ?? 0), query);
}

/** The post with that id or permalink; 'notFound' when there is none, or when it is disabled and `activeOnly`. */
export async function getPost(idOrPermalink: string, { activeOnly = false } = {}) {
  const post = await db.post.findFirst({
    where: { OR: [{ id: idOrPermalink }, { permalink: idOrPermalink }], ...(activeOnly && { active: true }) },
    include: withImage,
  });
  if (!post) throw notFound(postCopy.missing);
  return post;
}

export async function createPost({ image, imageAlt = "", active = true, ...fields }: PostInput) {
  const imageId = await attachImage(image ?? "", imageAlt);
  const permalink = await freePermalink(fields.titulo);
  return db.post.create({ data: { ...fields, active, imageId, permalink }, include: withImage });
}

/** Replaces the post; what is absent stays as it is. */
export async function updatePost(id: string, { image, imageAlt, active, ...fields }: PostInput) {
  const current = await getPost(id);
  const imageId =
    image === undefined
      ? current.imageId
      : await attachImage(image, imageAlt ?? current.image?.alt ?? "", current.image);
  return db.post.update({ where: { id: current.id }, data: { ...fields, active, imageId }, include: withImage });
}

/** Removes the post with its reviews and reactions. */
export async function deletePost(id: string) {
  const { count } = await db.post.deleteMany({ where: { id } });
  if (count === 0) throw notFound(postCopy.missing);
}

/** Active posts of each category. */
export async function countByCategory() {
  const groups = await db.post.groupBy({ by: ["slug"], where: { active: true }, _count: true });
  return groups
    .map(({ slug, _count }) => ({ slug, count: _count }))
    .sort((a, b) => b.count - a.count || a.slug.localeCompare(b.slug));
}

/** The latest active posts that have a picture of their own. */
export function listPictured(limit: number) {
  return db.post.findMany({
    where: { active: true, imageId: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: withImage,
  });
}

async function inOrder(ids: string[]) {
  const rows = await db.post.findMany({ where: { id: { in: ids } }, include: withImage });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** 'titulo', 'titulo-2', 'titulo-3' …: the first that no post has. */
async function freePermalink(titulo: string) {
  const base = slugify(titulo) || "artigo";
  for (let copy = 1; ; copy++) {
    const permalink = copy === 1 ? base : `${base}-${copy}`;
    const taken = RESERVED_PERMALINKS.includes(permalink) || (await db.post.count({ where: { permalink } })) > 0;
    if (!taken) return permalink;
  }
}
