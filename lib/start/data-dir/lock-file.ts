import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm, utimes } from "node:fs/promises";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { createFile, unlessMissing } from "../../files";

const holderSchema = z.object({ hostname: z.string(), place: z.string().optional() });
export type Holder = z.infer<typeof holderSchema>;

export interface LockFile {
  /** Resolves when the lock is lost, with its present holder, if any; pending otherwise. */
  lost: Promise<Holder | undefined>;
  release(): Promise<void>;
}

export interface Timings {
  heartbeatMs?: number;
  watchMs?: number;
  /** Called once, when a lock is watched for heartbeats. */
  onWatch?: () => void;
}

/** Another process renews the lock. */
export class InUse extends Error {
  constructor(readonly holder: Holder | undefined) {
    super("the lock is in use");
  }
}

const HEARTBEAT_MS = 2_000;
const WATCH_MS = 3 * HEARTBEAT_MS;
const LOOKS = 12;

/**
 * A lock for machines and containers that share nothing but a file system: a file whose modification time moves while its
 * holder lives. That time is only compared with itself, because the machines' clocks differ. The caller knows that no other
 * process of its own `place` is alive; undefined where the system does not identify places.
 */
export async function takeLockFile(file: string, place: string | undefined, timings: Timings = {}): Promise<LockFile> {
  const { heartbeatMs = HEARTBEAT_MS, watchMs = WATCH_MS, onWatch } = timings;
  const left = await look(file);
  const isWatched = left !== undefined && !(place && left.holder?.place === place);
  if (isWatched) {
    onWatch?.();
    if (await isBeating(file, left, watchMs)) throw new InUse(await holderOf(file));
  }
  if (left) await removeLeftover(file, left.content);
  const content = JSON.stringify({ id: randomUUID(), hostname: os.hostname(), place });
  await createFile(file, content);
  // Of several starts that watched the same leftover, one that comes late moves this lock aside for a moment, in which a third may take it.
  if (isWatched) await sleep(heartbeatMs);
  if (!(await beat(file, content))) throw new InUse(await holderOf(file));
  return keepBeating(file, content, heartbeatMs);
}

function keepBeating(file: string, content: string, heartbeatMs: number): LockFile {
  let released = false;
  async function untilLost(): Promise<Holder | undefined> {
    for (;;) {
      await sleep(heartbeatMs, undefined, { ref: false });
      // A disk that fails proves nothing about the lock.
      const isHeld = released || (await beat(file, content).catch(() => true));
      if (released) return new Promise(() => {});
      if (!isHeld) return holderOf(file).catch(() => undefined);
    }
  }
  return {
    lost: untilLost(),
    async release() {
      released = true;
      // A file that cannot be removed is a leftover, which the next start takes.
      const found = await look(file).catch(() => undefined);
      if (found?.content === content) await rm(file, { force: true }).catch(() => {});
    },
  };
}

/** False when the file is no longer this lock's. Only the time is written, no content: a full disk allows that. */
async function beat(file: string, content: string) {
  if ((await look(file))?.content !== content) return false;
  const now = new Date();
  return (await unlessMissing(utimes(file, now, now).then(() => true))) ?? false;
}

type Look = NonNullable<Awaited<ReturnType<typeof look>>>;

/** Opened anew for each look: NFS answers stat alone from a cache of up to a minute. */
async function look(file: string) {
  const handle = await unlessMissing(open(file, "r"));
  if (!handle) return undefined;
  try {
    const { mtimeNs } = await handle.stat({ bigint: true });
    const content = await handle.readFile("utf8");
    return { content, holder: parseHolder(content), mtimeNs };
  } finally {
    await handle.close();
  }
}

/** Undefined of a file that is no lock, or one of an earlier version. */
function parseHolder(content: string) {
  try {
    return holderSchema.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

const holderOf = async (file: string) => (await look(file))?.holder;

async function isBeating(file: string, left: Look, watchMs: number) {
  for (let looks = 0; looks < LOOKS; looks++) {
    await sleep(watchMs / LOOKS);
    const now = await look(file);
    if (!now) return false;
    if (now.content !== left.content || now.mtimeNs !== left.mtimeNs) return true;
  }
  return false;
}

/** Removes this leftover and nothing else: the lock of a start that was quicker is put back. */
export async function removeLeftover(file: string, left: string) {
  const aside = `${file}.${randomUUID()}.part`;
  const isMoved = await unlessMissing(rename(file, aside).then(() => true));
  if (!isMoved) return;
  const moved = await readFile(aside, "utf8");
  if (moved !== left) await createFile(file, moved);
  await rm(aside, { force: true });
}
