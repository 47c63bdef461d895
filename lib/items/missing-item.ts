import "server-only";
import { db } from "../db/client";
import { entities } from "../entities";
import { Prisma } from "../generated/prisma/client";

/** Whether the address is an item's screen in the dashboard ('/post/:id/edit') and the item does not exist. */
export async function isMissingItem(pathname: string) {
  for (const { table, alsoFoundBy = [], privatePaths = {} } of entities) {
    const id = Object.keys(privatePaths)
      .map((path) => idIn(pathname, path))
      .find(Boolean);
    if (!table || !id) continue;
    const found = ["id", ...alsoFoundBy].map((column) => Prisma.sql`${Prisma.raw(`"${column}"`)} = ${id}`);
    const rows = await db.$queryRaw<unknown[]>`
      SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${Prisma.join(found, " OR ")} LIMIT 1`;
    return rows.length === 0;
  }
  return false;
}

/** The segment of the address in the place of ':id'. */
function idIn(pathname: string, path: string) {
  if (!path.includes("/:id")) return undefined;
  const match = new RegExp(`^${path.replace("/:id", "/([^/]+)")}$`).exec(pathname);
  return match?.[1] && decodeURIComponent(match[1]);
}
