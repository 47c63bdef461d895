import { readFileSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { acquireLock } from "./lock";
import { type HeldLock, type Timings, takeLockFile } from "./lock-file";

/**
 * Holds a folder for this process alone; undefined when a process of this machine and network namespace holds it, a StartError
 * when one of another machine or container does. The socket is proof, but ends at the namespace; the file goes as far as the
 * folder, but its holder may have been killed. Where the socket reaches, it decides whether the file is left over.
 */
export async function lockFolder(folder: string, timings?: Timings): Promise<HeldLock | undefined> {
  // By inode: containers may see one folder at two paths, or two folders at the same path.
  const { dev, ino } = await stat(folder, { bigint: true });
  const inode = `${dev}:${ino}`;
  const socket = await acquireLock(`folder ${inode}`);
  if (!socket) return undefined;
  try {
    const file = await takeLockFile(path.join(folder, "lock"), placeOf(inode), timings);
    return { lost: file.lost, release: () => file.release().then(socket.release) };
  } catch (error) {
    await socket.release();
    throw error;
  }
}

function placeOf(folder: string) {
  return {
    hostname: os.hostname(),
    folder,
    bootId: unlessUnknown(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()),
    networkNamespace: unlessUnknown(() => readlinkSync("/proc/self/ns/net")),
  };
}

/** Only Linux tells. */
function unlessUnknown(read: () => string) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
