import { randomUUID } from "node:crypto";
import { link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** For this user alone; as root others pass through, since PostgreSQL's own user must. What is there stays as it is. */
export function makeDataDir(folder: string) {
  return mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/**
 * Writes a small file that only this user reads, whole or not at all, also when the disk is full or the power fails. One
 * that is there already stays: of several processes the first one wins.
 */
export async function createFile(file: string, content: string) {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await writeFlushed(unfinished, content);
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") return renameToNew(unfinished, file);
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  await flushFolder(path.dirname(file));
}

/** Undefined for a file that is not there; any other failure stays one. */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

async function writeFlushed(file: string, content: string) {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** For file systems without hard links. */
async function renameToNew(from: string, to: string) {
  if (!(await unlessMissing(stat(to)))) await rename(from, to);
}

/** The name in the folder reaches the disk, too; Windows cannot open folders. */
async function flushFolder(folder: string) {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
