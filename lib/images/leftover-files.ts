import "server-only";
import { db } from "../db/client";
import { log } from "../log";
import { storage } from "../storage/storage";
import { IMAGES, imageFolder } from "./names";
import { mayRemoveFiles } from "./unused";

/** Folders removed in one run at most. */
const MAX_PER_RUN = 1_000;
/** Number of folders without a row that count as leftovers of crashes, independent of their share. */
const MIN_SUSPICIOUS = 20;

const STORED = new RegExp(`^${IMAGES}/([\\w-]{1,64})/[^/]+$`);

/**
 * Removes what crashes and backups left behind and is older than `olderThan`: files of pictures without a row, and unfinished files.
 * When most files have no row, all stay: the database is probably not the one that they belong to (a new one, before a backup
 * is restored). Throws during a backup, which may need the files for its snapshot: both are daily jobs, and start together.
 */
export async function removeLeftoverFiles({ olderThan }: { olderThan: Date }) {
  const leftovers = new Set<string>();
  let known = 0;
  let unknown = 0;
  let unfinished = 0;
  for await (const page of storage.list(IMAGES)) {
    const files = page.flatMap(({ name, modifiedAt }) => {
      const id = STORED.exec(name)?.[1];
      return id ? { id, name, isOld: modifiedAt < olderThan } : [];
    });
    const rows = await idsWithRow(new Set(files.map(({ id }) => id)));
    const old = files.filter(({ isOld }) => isOld);
    known += rows.size;
    unknown += new Set(old.flatMap(({ id }) => (rows.has(id) ? [] : id))).size;
    for (const { id, name } of old) {
      if (!rows.has(id)) {
        if (leftovers.size < MAX_PER_RUN) leftovers.add(id);
      } else if (name.endsWith(".part")) {
        await storage.remove(name);
        unfinished++;
      }
    }
  }
  // All of them: a run's share of another database's would be less than what a large one knows.
  if (unknown > MIN_SUSPICIOUS && unknown > known) {
    log.warn({ leftovers: unknown, known }, "most picture files have no row: is this their database?");
    return { leftovers: 0, unfinished };
  }
  if (leftovers.size > 0 && !(await mayRemoveFiles(db))) throw new Error("a backup may still read leftover files");
  for (const id of leftovers) await storage.removeFolder(imageFolder(id));
  return { leftovers: leftovers.size, unfinished };
}

async function idsWithRow(ids: Set<string>) {
  const rows = await db.image.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
