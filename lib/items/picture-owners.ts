import "server-only";
import { Prisma } from "../generated/prisma/client";

type Transaction = Pick<Prisma.TransactionClient, "$queryRaw">;

/** The condition that no item has the picture `image`: that no table with a foreign key to Image has a row with its id. */
export async function hasNoOwner(tx: Transaction) {
  const keys = await tx.$queryRaw<{ table: string; column: string }[]>`
    SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = '"Image"'::regclass`;
  const unowned = keys.map(({ table, column }) => `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = image.id)`);
  return Prisma.raw(["true", ...unowned].join(" AND "));
}
