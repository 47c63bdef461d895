import "server-only";
import { db, inOrderOf, type Origin } from "../db";
import { notFound } from "../errors";
import { findPageOfIds } from "../find-page";
import { Prisma } from "../generated/prisma/client";
import { assertSeen, record } from "../history/service";
import { attachImage } from "../images/service";
import { ALONG, activeOf, type ListQuery, type Order, pageOf } from "../listing";
import { tallyKinds } from "../tally";
import { isProjectCategory, type ProjectCategory, type ProjectCounts, projectCopy } from "./model";
import type { ProjectInput } from "./schema";

/** Milliseconds for what changes many projects at once: all of them or none. */
const MANY = { timeout: 30_000 };

const withImage = { image: true } satisfies Prisma.ProjectInclude;

export type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof withImage }>;

const ORDER_BY: Record<Order, Prisma.Sql> = {
  "": Prisma.sql`"createdAt" DESC, id DESC`,
  antigos: Prisma.sql`"createdAt", id`,
  az: Prisma.sql`titulo, id`,
  alterados: Prisma.sql`"updatedAt" DESC, id DESC`,
};

type Query = { categoria?: ProjectCategory; page: number; limit: number };

/** A page of the active projects, of one category or of all, newest first. */
export async function listActiveProjects({ categoria, page, limit }: Query) {
  return listProjects({ q: "", status: "ativos", categoria: categoria ?? "", page, limit });
}

/** How many active projects each category has, and all of them together. */
export async function countActiveProjects(): Promise<ProjectCounts> {
  const counts: ProjectCounts = { acoes: 0, criancas: 0, cafes: 0, doacoes: 0, todos: 0 };
  for (const { kind, count } of await tallyKinds({ entity: "Project", active: true })) {
    counts.todos += count;
    if (isProjectCategory(kind)) counts[kind] = count;
  }
  return counts;
}

/** A page of projects for administrators, newest first unless ordered otherwise; of a search, the best matches. */
export async function listProjects({ q, status, categoria, ordem = "", page, limit }: ListQuery) {
  const conditions = [Prisma.sql`true`];
  if (status !== "todos") conditions.push(Prisma.sql`active = ${status === "ativos"}`);
  if (categoria) conditions.push(Prisma.sql`slug = ${categoria}`);
  if (q) conditions.push(Prisma.sql`busca @@ nova_query(${q})`);
  const { ids, counted } = await findPageOfIds({
    from: Prisma.sql`"Project"`,
    where: Prisma.join(conditions, " AND "),
    order: ORDER_BY[ordem],
    searches: q !== "",
    rank: q !== "" && !ordem && Prisma.sql`ts_rank_cd(busca, nova_query(${q}))`,
    tallied: q === "" && { entity: "Project", active: activeOf(status), kind: categoria },
    along: ALONG[ordem],
    page,
    limit,
  });
  const rows = await db.project.findMany({ where: { id: { in: ids } }, include: withImage });
  return pageOf(inOrderOf(ids, rows), counted, { page, limit });
}

export async function getProject(id: string) {
  const project = await db.project.findUnique({ where: { id }, include: withImage });
  if (!project) throw notFound(projectCopy.missing);
  return project;
}

export async function createProject(
  { image, imageAlt = "", active = true, seen: _, ...fields }: ProjectInput,
  origin: Origin = {},
) {
  const imageId = await attachImage(image ?? "", imageAlt);
  return db.$transaction(async (tx) => {
    const data = { ...fields, ...origin, active, imageId };
    const project = await tx.project.create({ data, include: withImage });
    await record(tx, "CREATE", { ...named(project), after: snapshot(project) });
    return project;
  });
}

/** Replaces the project; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export async function updateProject(id: string, { image, imageAlt, active, seen, ...fields }: ProjectInput) {
  const current = await getProject(id);
  await assertSeen(seen, current, "project"); // before the picture's description is touched
  const imageId =
    image === undefined
      ? current.imageId
      : await attachImage(image, imageAlt ?? current.image?.alt ?? "", current.image);
  return db.$transaction(async (tx) => {
    const [before] = await lockProjects(tx, [id]);
    if (!before) throw notFound(projectCopy.missing);
    await assertSeen(seen, before, "project");
    const project = await tx.project.update({
      where: { id },
      data: { ...fields, active, imageId },
      include: withImage,
    });
    await record(tx, "UPDATE", { ...named(project), before: snapshot(before), after: snapshot(project) });
    return project;
  });
}

/** Switches projects on or off. One that somebody deleted meanwhile is left out; 'notFound' when all are gone. */
export async function setProjectsActive(ids: string[], active: boolean) {
  await db.$transaction(async (tx) => {
    const found = await lockProjects(tx, ids);
    if (found.length === 0) throw notFound(projectCopy.missing);
    const switched = found.filter((project) => project.active !== active);
    await tx.project.updateMany({ where: { id: { in: switched.map(({ id }) => id) } }, data: { active } });
    for (const project of switched) {
      const after = snapshot({ ...project, active });
      await record(tx, "UPDATE", { ...named(project), before: snapshot(project), after });
    }
  }, MANY);
}

/** Removes projects. One that is gone already is as it should be; 'notFound' when all are. */
export async function deleteProjects(ids: string[]) {
  await db.$transaction(async (tx) => {
    const found = await lockProjects(tx, ids);
    if (found.length === 0) throw notFound(projectCopy.missing);
    await tx.project.deleteMany({ where: { id: { in: found.map(({ id }) => id) } } });
    for (const project of found) await record(tx, "DELETE", { ...named(project), before: snapshot(project) });
  }, MANY);
}

/** Those of the projects that exist; nobody else can change them until the transaction ends. */
async function lockProjects(tx: Prisma.TransactionClient, ids: string[]) {
  await tx.$queryRaw`SELECT 1 FROM "Project" WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
  return tx.project.findMany({ where: { id: { in: ids } }, include: withImage });
}

const named = ({ id, titulo }: ProjectRow) => ({ entity: "project" as const, id, title: titulo });

/** What the history compares. */
function snapshot({ titulo, description, slug, url, active, image }: ProjectRow) {
  return { titulo, description, slug, url, active, image: image?.url ?? image?.id };
}
