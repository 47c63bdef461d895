import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { StartError } from "../terminal/steps";
import { createFile } from "./create-file";
import type { Lock } from "./lock";
import { unlessMissing } from "./unless-missing";

const placeSchema = z.object({
  hostname: z.string(),
  /** The folder's device and inode, which name its socket. */
  folder: z.string(),
  bootId: z.string().optional(),
  networkNamespace: z.string().optional(),
});

/** Where a lock's holder runs. The caller holds the socket of its place: no other process of the same place is alive. */
export type Place = z.infer<typeof placeSchema>;

export interface HeldLock extends Lock {
  /** Resolves when the lock is no longer this process's; never, while it is. */
  lost: Promise<StartError>;
}

export interface Timings {
  beatMs?: number;
  watchMs?: number;
  /** Called once, when a lock is watched for signs of life. */
  onWatch?: () => void;
}

const BEAT_MS = 2_000;
const WATCH_MS = 3 * BEAT_MS;
const LOOKS = 12;

/**
 * A lock for machines and containers that share nothing but a file system: a file whose modification time moves while its
 * holder lives. That time is only compared with itself, because the machines' clocks differ.
 */
export async function takeLockFile(file: string, place: Place, timings: Timings = {}): Promise<HeldLock> {
  const left = await look(file);
  if (left && !isSamePlace(readPlace(left.content), place)) {
    timings.onWatch?.();
    if (await isBeating(file, left, timings.watchMs ?? WATCH_MS)) throw await inUse(file);
  }
  if (left) await removeLeftover(file, left.content);
  const content = JSON.stringify({ id: randomUUID(), ...place });
  await createFile(file, content);
  if (!(await beat(file, content))) throw await inUse(file);
  return keepBeating(file, content, timings.beatMs ?? BEAT_MS);
}

function keepBeating(file: string, content: string, beatMs: number): HeldLock {
  let released = false;
  async function untilLost(): Promise<StartError> {
    for (;;) {
      await sleep(beatMs, undefined, { ref: false });
      // A disk that fails proves nothing about the lock.
      const isHeld = released || (await beat(file, content).catch(() => true));
      if (released) return new Promise(() => {});
      if (!isHeld) return taken(file);
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

/** False when the file is no longer this lock's. The time is set on the file that was read, never on one put in its place. */
async function beat(file: string, content: string) {
  const handle = await unlessMissing(open(file, "r+"));
  if (!handle) return false;
  try {
    if ((await handle.readFile("utf8")) !== content) return false;
    const now = new Date();
    // Only the time, no content: a full disk allows that.
    await handle.utimes(now, now);
    return true;
  } finally {
    await handle.close();
  }
}

interface Look {
  content: string;
  modified: bigint;
}

/** Opened anew for each look: NFS answers stat alone from a cache of up to a minute. */
async function look(file: string): Promise<Look | undefined> {
  const handle = await unlessMissing(open(file, "r"));
  if (!handle) return undefined;
  try {
    const { mtimeNs: modified } = await handle.stat({ bigint: true });
    return { content: await handle.readFile("utf8"), modified };
  } finally {
    await handle.close();
  }
}

async function isBeating(file: string, left: Look, watchMs: number) {
  for (let looks = 0; looks < LOOKS; looks++) {
    await sleep(watchMs / LOOKS);
    const now = await look(file);
    if (!now) return false;
    if (now.content !== left.content || now.modified !== left.modified) return true;
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

/** Unknown boots and namespaces are nobody's. */
function isSamePlace(left: Place | undefined, { hostname, folder, bootId, networkNamespace }: Place) {
  return Boolean(
    bootId &&
      networkNamespace &&
      left?.bootId === bootId &&
      left.networkNamespace === networkNamespace &&
      left.hostname === hostname &&
      left.folder === folder,
  );
}

function readPlace(content: string): Place | undefined {
  try {
    return placeSchema.parse(JSON.parse(content));
  } catch {
    return undefined;
  }
}

const ADVICE =
  "Só um Nova por vez pode usar cada DATA_DIR. Encerre o outro antes de iniciar este (no Kubernetes: replicas: 1 e\n" +
  "strategy: Recreate; no Docker Compose: sem --scale), ou escolha outra pasta com DATA_DIR.\n" +
  "Um comando como npm run admin roda dentro do contêiner que está no ar (docker exec).";

async function inUse(file: string) {
  return new StartError(
    `A pasta ${path.dirname(file)} está em uso por outra máquina ou contêiner${await holderOf(file)}.`,
    ADVICE,
  );
}

async function taken(file: string) {
  const holder = await holderOf(file).catch(() => "");
  const what = holder
    ? `outra máquina ou contêiner${holder} passou a usar a pasta ${path.dirname(file)}`
    : `o arquivo ${file}, que reserva a pasta para ele, foi apagado`;
  return new StartError(`O Nova encerrou para não estragar o banco de dados: ${what}.`, ADVICE);
}

/** As in " (servidor-2)"; empty when nobody holds it. */
async function holderOf(file: string) {
  const found = await look(file);
  const place = found && readPlace(found.content);
  return place ? ` (${place.hostname})` : "";
}
