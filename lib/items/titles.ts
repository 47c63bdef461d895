import "server-only";
import type { StoredEntity } from "../entity";
import { Prisma } from "../generated/prisma/client";

type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

/**
 * The titles, by id, of items that others name, as the history tells them: also of what visitors do not see, and of what lies in the
 * trash. `name` is the column that is their title.
 */
export async function readTitles(
  tx: Reader,
  { key, table }: StoredEntity,
  name: "titulo" | "acoes",
  named: (string | null)[],
) {
  const ids = named.filter((id) => id !== null);
  if (ids.length === 0) return new Map<string | null, string>();
  const [column, from] = [Prisma.raw(`"${name}"`), Prisma.raw(`"${table}"`)];
  const found = await tx.$queryRaw<{ id: string; title: string }[]>`
    SELECT id, ${column} AS title FROM ${from} WHERE id = ANY(${ids}) UNION ALL
    SELECT id, title FROM "Trash" WHERE entity = ${key} AND id = ANY(${ids})`;
  return new Map<string | null, string>(found.map(({ id, title }) => [id, title]));
}
