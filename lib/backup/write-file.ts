import { randomUUID } from "node:crypto";
import { statfsSync } from "node:fs";
import { type FileHandle, mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { flushed, flushFolder, unlessMissing } from "../files";
import { alreadyThere, diskFull } from "./refusals";

const MEGABYTE = 1024 * 1024;
/** Left free on the disk, where the database is, too, as a rule: without room it stops. */
export const RESERVED_BYTES = 512 * MEGABYTE;
/** Written between two looks at the disk. */
const STEP_BYTES = 16 * MEGABYTE;

/**
 * Writes a backup for this user alone, whole or not at all; a file that is there already stays. Resolves with its size. 'invalid' when
 * less than `reservedBytes` of the disk would stay free.
 */
export async function writeBackup(
  file: string,
  content: AsyncIterable<Uint8Array>,
  { reservedBytes = RESERVED_BYTES } = {},
) {
  await refuseExisting(file);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // A name of its own: a second one at the same time would empty this one's file before it is refused.
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    const writeAll = async (handle: FileHandle) => {
      let sinceLook = STEP_BYTES;
      for await (const bytes of content) {
        if (sinceLook >= STEP_BYTES) {
          if (!hasRoom(path.dirname(file), reservedBytes)) throw diskFull();
          sinceLook = 0;
        }
        await handle.writeFile(bytes);
        sinceLook += bytes.length;
      }
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

/** Whether so much is free on the folder's disk. */
export function hasRoom(folder: string, bytes = RESERVED_BYTES) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= bytes;
}

export async function refuseExisting(file: string) {
  if (await unlessMissing(stat(file))) throw alreadyThere(file);
}
