import "server-only";
import { db } from "../db";
import type { Prisma } from "../generated/prisma/client";
import { pageOf } from "../listing";

/** What is for everybody does not even read the telephone number. */
const forEverybody = { omit: { tel: true }, include: { image: true } } satisfies Prisma.VolunteerDefaultArgs;

export type PublicVolunteerRow = Prisma.VolunteerGetPayload<typeof forEverybody>;

/** A page of the active volunteers, newest first. */
export async function listActiveVolunteers({ page, limit }: { page: number; limit: number }) {
  const where = { active: true };
  const [items, total] = await Promise.all([
    db.volunteer.findMany({
      ...forEverybody,
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db.volunteer.count({ where }),
  ]);
  return pageOf(items, total, { page, limit });
}
