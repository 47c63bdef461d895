import "server-only";
import { z } from "zod";
import { db } from "../db";

const KEY = "sample";

const sample = z.object({ at: z.coerce.date() });

/** Notes that what was saved until then is sample data. */
export async function rememberSample(at = new Date(), tx: Pick<typeof db, "setting"> = db) {
  await tx.setting.create({ data: { key: KEY, value: { at: at.toISOString() } } });
}

/** Whether the site still shows sample data: it says so to visitors until the samples are cleared. */
export async function showsSample() {
  return (await db.setting.count({ where: { key: KEY } })) > 0;
}

/** How many sample items nobody has changed are still there: what clearSample would remove. */
export async function countSample() {
  const setting = await db.setting.findUnique({ where: { key: KEY } });
  if (!setting) return 0;
  const { where } = untouchedSince(setting.value);
  const counts = await Promise.all([
    db.post.count({ where }),
    db.calendarEvent.count({ where }),
    db.project.count({ where }),
    db.volunteer.count({ where }),
    db.donation.count({ where }),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Removes the sample data: what was made before the mark and not edited since. What an administrator wrote or changed
 * stays.
 */
export async function clearSample() {
  const setting = await db.setting.findUnique({ where: { key: KEY } });
  if (!setting) return;
  const untouched = untouchedSince(setting.value);
  await db.$transaction([
    db.post.deleteMany(untouched),
    db.calendarEvent.deleteMany(untouched),
    db.project.deleteMany(untouched),
    db.volunteer.deleteMany(untouched),
    db.donation.deleteMany(untouched),
    db.setting.delete({ where: { key: KEY } }),
  ]);
}

/** What was there at the mark and has not been saved since; an imported item is old, but was saved when it came. */
function untouchedSince(mark: unknown) {
  const { at } = sample.parse(mark);
  return { where: { createdAt: { lte: at }, updatedAt: { lte: at } } };
}
