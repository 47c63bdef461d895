import "server-only";
import { db } from "../db";
import type { Prisma } from "../generated/prisma/client";
import { pageOf } from "../listing";
import { isProjectCategory, type ProjectCategory, type ProjectCounts } from "./model";

const withImage = { image: true } satisfies Prisma.ProjectInclude;

export type ProjectRow = Prisma.ProjectGetPayload<{ include: typeof withImage }>;

type Query = { categoria?: ProjectCategory; page: number; limit: number };

/** A page of the active projects, of one category or of all, newest first. */
export async function listActiveProjects({ categoria, page, limit }: Query) {
  const where = { active: true, slug: categoria };
  const [items, total] = await Promise.all([
    db.project.findMany({
      where,
      include: withImage,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db.project.count({ where }),
  ]);
  return pageOf(items, total, { page, limit });
}

/** How many active projects each category has, and all of them together. */
export async function countActiveProjects(): Promise<ProjectCounts> {
  const groups = await db.project.groupBy({ by: ["slug"], where: { active: true }, _count: true });
  const counts: ProjectCounts = { acoes: 0, criancas: 0, cafes: 0, doacoes: 0, todos: 0 };
  for (const { slug, _count } of groups) {
    counts.todos += _count;
    if (isProjectCategory(slug)) counts[slug] = _count;
  }
  return counts;
}
