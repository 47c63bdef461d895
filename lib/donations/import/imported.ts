import "server-only";
import { db } from "../../db/client";
import { machineDecimal } from "../../decimals";
import type { Transaction } from "../../items/store";
import { QUANTITY_PLACES } from "../../money";
import type { DonationKind } from "../kinds";
import type { StoredDonation } from "./compare";
import { type Content, keyOf, leftOutKey, partsOf } from "./fingerprint";

/** The database, or a transaction of it. */
export type Reader = Pick<typeof db, "$queryRaw">;

type Row = Omit<StoredDonation, "amount" | "quantity"> & {
  kind: DonationKind;
  amount: string | null;
  quantity: string | null;
};

/**
 * The donations that the rows of a sheet may be: those with their keys, those of their days, and between the first and the
 * last day also what else came with imports that have rows in common with it.
 */
export async function findStored(reader: Reader, keys: string[], days: string[]): Promise<StoredDonation[]> {
  const found = await reader.$queryRaw<Row[]>`
    WITH given AS (
      SELECT array_agg(id) AS ids, array_agg(DISTINCT "importId") FILTER (WHERE "importKey" = ANY(${keys})) AS imports
      FROM "Donation" WHERE "importKey" = ANY(${keys}) OR date = ANY(${days}::date[])
    )
    SELECT kind::text, amount::text, quantity::text, items, donor, acao, to_char(date, 'YYYY-MM-DD') AS date,
      "importKey", "importId"
    FROM "Donation" WHERE id = ANY((SELECT ids FROM given)::text[])
      OR ("importId" = ANY((SELECT imports FROM given)::text[])
        AND date BETWEEN (SELECT min(day) FROM unnest(${days}::date[]) AS day)
          AND (SELECT max(day) FROM unnest(${days}::date[]) AS day))
    ORDER BY id`;
  return found.map(inExactNumbers);
}

const inExactNumbers = <Given extends Pick<Row, "amount" | "quantity">>(row: Given) => ({
  ...row,
  amount: exact(row.amount),
  quantity: exact(row.quantity),
});

const exact = (decimal: string | null) =>
  decimal === null ? null : (machineDecimal(decimal, QUANTITY_PLACES) ?? null);

/** Those of the keys that were ever imported, or that donations had as they were deleted; and the `leftOutKey` of those left out. */
export async function findImportedKeys(reader: Reader, keys: string[]) {
  const known = [...keys, ...keys.map(leftOutKey)];
  const found = await reader.$queryRaw<{ key: string }[]>`SELECT key FROM "ImportedKey" WHERE key = ANY(${known})`;
  return new Set(found.map(({ key }) => key));
}

/**
 * Remembers of what came by a sheet, before it is deleted, also the key of what it is now: corrected here and in the sheet, it would
 * come back by its next import as a donation that nobody knows. Of equal donations as many keys as there are, as a sheet has them.
 */
export async function rememberDeleted(tx: Transaction, deleted: Omit<Row, "importKey">[]) {
  const imported = deleted.filter(({ importId }) => importId !== null).map(inExactNumbers);
  const contents = new Set(imported.map(contentOf));
  const ofTheseDays = await findStored(tx, [], [...new Set(imported.map(({ date }) => date))]);
  const counts = new Map<string, number>();
  const keys = ofTheseDays.map(contentOf).flatMap((content) => {
    if (!contents.has(content)) return [];
    const occurrence = (counts.get(content) ?? 0) + 1;
    counts.set(content, occurrence);
    return keyOf(content, occurrence);
  });
  await rememberKeys(tx, keys);
}

/** In one order, so that an import and a deletion of what its rows say never wait for each other. */
export const rememberKeys = (tx: Transaction, keys: string[]) =>
  tx.$executeRaw`INSERT INTO "ImportedKey" (key) SELECT unnest(${keys}::text[]) ORDER BY 1 ON CONFLICT DO NOTHING`;

const contentOf = (donation: Content) => JSON.stringify(partsOf(donation));

/** The number of days in months that have imported donations. */
export async function countImportedMonths(days: string[]) {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  const imported = await db.$queryRaw<{ month: string }[]>`
    SELECT to_char(month, 'YYYY-MM') AS month FROM unnest(${months}::date[]) AS month WHERE EXISTS (
      SELECT 1 FROM "Donation" WHERE "importId" IS NOT NULL AND date >= month AND date < month + interval '1 month')`;
  const known = new Set(imported.map(({ month }) => month));
  return days.filter((day) => known.has(day.slice(0, 7))).length;
}
