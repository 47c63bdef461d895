import "server-only";
import { Prisma } from "../generated/prisma/client";

// Who has a picture: every foreign key to Image, which the catalogue of the database tells, and every text that may name one.

type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;
type Writer = Reader & Pick<Prisma.TransactionClient, "$executeRaw">;

/** The columns whose texts may name pictures, by their address or, in the trash, by their id. */
const TEXTS = [
  { table: '"Post"', column: "description", type: "text" },
  { table: '"Campaign"', column: "description", type: "text" },
  { table: '"Campaign"', column: "result", type: "text" },
  { table: '"Draft"', column: '"values"', type: "jsonb" },
  { table: '"Setting"', column: "value", type: "jsonb" },
  { table: '"Trash"', column: "rows", type: "jsonb" },
  { table: '"Image"', column: "url", type: "text" },
];

/** Quoted for SQL. */
const readKeys = (tx: Reader) =>
  tx.$queryRaw<{ table: string; column: string }[]>`
    SELECT conrelid::regclass::text AS "table", quote_ident(attname) AS "column"
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = '"Image"'::regclass`;

/** The condition that no item has the picture `image`: that no table with a foreign key to Image has a row with its id. */
export async function hasNoOwner(tx: Reader) {
  const keys = await readKeys(tx);
  const unowned = keys.map(({ table, column }) => `NOT EXISTS (SELECT FROM ${table} WHERE ${column} = image.id)`);
  return Prisma.raw(["true", ...unowned].join(" AND "));
}

/** The ids of the pictures that texts name. */
export const NAMED_IN_TEXTS = Prisma.raw(
  TEXTS.map(
    ({ table, column }) =>
      `SELECT unnest(nova_pictures(${column}::text)) FROM ${table} WHERE ${column}::text ~ '/imagens/|"imageId"'`,
  ).join(" UNION "),
);

/** Gives everything that has one picture another one. */
export async function changePicture(tx: Writer, id: string, byId: string) {
  for (const { table, column } of await readKeys(tx)) {
    await tx.$executeRaw`UPDATE ${Prisma.raw(`${table} SET ${column}`)} = ${byId} WHERE ${Prisma.raw(column)} = ${id}`;
  }
  const name = `(/imagens/|"imageId": ?")${id}(?![A-Za-z0-9_-])`; // not the beginning of a longer id
  for (const { table, column, type } of TEXTS) {
    const text = Prisma.raw(`${column}::text`);
    await tx.$executeRaw`
      UPDATE ${Prisma.raw(`${table} SET ${column}`)} = regexp_replace(${text}, ${name}, ${`\\1${byId}`}, 'g')::${Prisma.raw(type)}
      WHERE nova_pictures(${text}) && ARRAY[${id}]`;
  }
}

/**
 * Locks the rows of those ids until the transaction ends; a save that holds its own may still refer to them (assertCampaign). NOWAIT fails
 * where somebody else has one of them.
 */
export async function lockForNoKeyUpdate(
  tx: Reader,
  { table, key = "id", wait = "" }: { table: string; key?: string; wait?: "" | "NOWAIT" },
  ids: string[],
) {
  const column = Prisma.raw(key);
  await tx.$queryRaw`
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE ${column} = ANY(${ids}::text[]) ORDER BY ${column}
    FOR NO KEY UPDATE ${Prisma.raw(wait)}`;
}
