import { type FileHandle, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { flushed, flushFolder, unlessMissing } from "../files";
import { alreadyThere } from "./refusals";

/** Writes a backup for this user alone, whole or not at all; a file that is there already stays. Resolves with its size. */
export async function writeBackup(file: string, content: AsyncIterable<Uint8Array>) {
  await refuseExisting(file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  try {
    const writeAll = async (handle: FileHandle) => {
      for await (const bytes of content) await handle.writeFile(bytes);
    };
    await flushed(unfinished, "w", writeAll, 0o600);
    await refuseExisting(file);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(path.dirname(file));
  return (await stat(file)).size;
}

export async function refuseExisting(file: string) {
  if (await unlessMissing(stat(file))) throw alreadyThere(file);
}
