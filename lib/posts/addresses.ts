import "server-only";
import { db } from "../db";

/** Where the active posts are and when each last changed, the latest change first. */
export async function listPostAddresses(limit: number) {
  return db.post.findMany({
    where: { active: true, createdAt: { lte: new Date() } },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit,
    select: { permalink: true, updatedAt: true },
  });
}
