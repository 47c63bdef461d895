import "server-only";
import { z } from "zod";
import { campaignEntity } from "../campaigns/entity";
import { db } from "../db/client";
import { entities } from "../entities";
import { Prisma } from "../generated/prisma/client";
import { announce } from "../items/announce";
import { settingsEntity } from "../settings/entity";
import { clearSampleSettings } from "../settings/service";
import { deleteOrphanDrafts, deleteOrphanReviews } from "../trash/service";
import { SAMPLE_TAG } from "./schema";

const KEY = "sample";

const sample = z.object({ at: z.coerce.date() });

/** Notes that what was saved until then is sample data. */
export async function rememberSample(at = new Date(), tx: Pick<typeof db, "setting"> = db) {
  await tx.setting.create({ data: { key: KEY, value: { at: at.toISOString() } } });
}

/** Whether the site still shows sample data: visitors see a notice until they are cleared. */
export async function showsSample() {
  return (await db.setting.count({ where: { key: KEY } })) > 0;
}

/** Number of unchanged sample items: those that clearSample would remove. */
export async function countSample() {
  const at = await readMark(db);
  if (!at) return 0;
  const counts = await Promise.all(
    tables.map(
      (table) => db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${untouched(table, at)}`,
    ),
  );
  return counts.flat().reduce((sum, { count }) => sum + count, 0);
}

/**
 * Removes the sample data: what was made before the mark and not edited since. What an administrator wrote or changed
 * stays.
 */
export async function clearSample() {
  await db.$transaction(async (tx) => {
    const at = await readMark(tx);
    if (!at) return;
    for (const table of tables) await tx.$executeRaw`DELETE FROM ${untouched(table, at)}`;
    await deleteOrphanDrafts(tx);
    await deleteOrphanReviews(tx);
    await clearSampleSettings(tx);
    await tx.setting.delete({ where: { key: KEY } });
    await announce(tx, [SAMPLE_TAG, settingsEntity.tag, ...withSample.flatMap(({ tag }) => tag ?? [])]);
  });
}

const withSample = entities.filter(({ sample }) => sample);
/** Campaigns last, as a save locks its own item before the campaign. */
const tables = withSample
  .flatMap(({ table }) => table ?? [])
  .sort((a, b) => Number(a === campaignEntity.table) - Number(b === campaignEntity.table));

async function readMark(tx: Prisma.TransactionClient) {
  const setting = await tx.setting.findUnique({ where: { key: KEY } });
  return setting && sample.parse(setting.value).at;
}

/** Items created before the mark and not saved since; an imported item has an old date, but was saved after it. */
const untouched = (table: string, at: Date) =>
  Prisma.sql`${Prisma.raw(`"${table}"`)} WHERE "createdAt" <= ${at} AND "updatedAt" <= ${at}`;
