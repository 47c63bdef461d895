import "server-only";
import { z } from "zod";
import { db } from "../db";

const KEY = "sample";

const sample = z.object({ at: z.coerce.date() });

/** Notes that everything in the database so far is sample data. */
export async function rememberSample() {
  await db.setting.create({ data: { key: KEY, value: { at: new Date().toISOString() } } });
}

/** Whether the site still shows sample data: it says so to visitors until the samples are cleared. */
export async function showsSample() {
  return (await db.setting.count({ where: { key: KEY } })) > 0;
}

/**
 * Removes the sample data: what was made before the mark and not edited since. What an administrator wrote or changed
 * stays.
 */
export async function clearSample() {
  const setting = await db.setting.findUnique({ where: { key: KEY } });
  if (!setting) return;
  const { at } = sample.parse(setting.value);
  const untouched = { createdAt: { lte: at }, updatedAt: { lte: at } };
  await db.$transaction([
    db.post.deleteMany({ where: untouched }),
    db.calendarEvent.deleteMany({ where: untouched }),
    db.project.deleteMany({ where: untouched }),
    db.volunteer.deleteMany({ where: untouched }),
    db.donation.deleteMany({ where: untouched }),
    db.setting.delete({ where: { key: KEY } }),
  ]);
}
