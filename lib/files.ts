import { randomUUID } from "node:crypto";
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "./errors";

/**
 * Creates a small file atomically and durably (full disk, power failure), readable for this user only. An existing one stays: of
 * several processes the first one wins.
 */
export const createFile = (file: string, content: string) =>
  writeWhole(file, content, (unfinished) =>
    link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") return renameToNew(unfinished, file);
    }),
  );

/** The same, replacing an existing file: at any moment there is the old one or the new one. */
export const replaceFile = (file: string, content: string) =>
  writeWhole(file, content, (unfinished) => rename(unfinished, file));

/** Writes the content beside the file; `name` gives it the file's name. */
async function writeWhole(file: string, content: string, name: (unfinished: string) => Promise<void>) {
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    await flushed(unfinished, "wx", (handle) => handle.writeFile(content), 0o600);
    await name(unfinished);
  } finally {
    await rm(unfinished, { force: true });
  }
  await flushFolder(path.dirname(file));
}

/** Flushes the file to the disk after the work. */
export async function flushed(
  place: string,
  flags: string,
  work: (handle: FileHandle) => Promise<unknown>,
  mode?: number,
) {
  const handle = await open(place, flags, mode);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder's entries: without it a power cut can lose a new file's name. */
export async function flushFolder(folder: string) {
  if (process.platform === "win32") return; // not supported; NTFS journals names
  await flushed(folder, "r", async () => {});
}

/** Undefined for a missing file; any other failure is thrown. */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** For file systems without hard links. */
async function renameToNew(from: string, to: string) {
  if (!(await unlessMissing(stat(to)))) await rename(from, to);
}
