import { readFileSync, readlinkSync } from "node:fs";
import { stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { StartError } from "../terminal/steps";
import { acquireLock } from "./lock";
import { type Holder, InUse, type Timings, takeLockFile } from "./lock-file";

export interface FolderLock {
  /** Resolves with the reason when the folder is no longer this process's; never, while all is well. */
  lost: Promise<StartError>;
  release(): Promise<void>;
}

/**
 * Holds a folder for this process alone; undefined when a process of this machine and network namespace holds it, a StartError
 * when one of another machine or container does. The socket is proof, but ends at the namespace; the file goes as far as the
 * folder, but its holder may have been killed. Where the socket reaches, it decides whether the file is left over.
 */
export async function lockFolder(folder: string, timings?: Timings): Promise<FolderLock | undefined> {
  // By inode: containers may see one folder at two paths, or two folders at the same path.
  const { dev, ino } = await stat(folder, { bigint: true });
  const inode = `${dev}:${ino}`;
  const socket = await acquireLock(`folder ${inode}`);
  if (!socket) return undefined;
  try {
    const file = await takeLockFile(path.join(folder, "lock"), placeOf(inode), timings);
    const lost = file.lost.then((holder) => taken(folder, holder));
    return { lost, release: () => file.release().then(socket.release) };
  } catch (error) {
    await socket.release();
    if (!(error instanceof InUse)) throw error;
    throw new StartError(`A pasta ${folder} está em uso por ${inWords(error.holder)}.`, ADVICE);
  }
}

/** Identifies the reach of the socket: machine, boot, network namespace; undefined where the system (only Linux does) has no such ids. */
function placeOf(inode: string) {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return [os.hostname(), boot, readlinkSync("/proc/self/ns/net"), inode].join(" ");
  } catch {
    return undefined;
  }
}

function taken(folder: string, holder: Holder | undefined) {
  const what = holder
    ? `${inWords(holder)} passou a usar a pasta ${folder}`
    : `o arquivo ${path.join(folder, "lock")}, que reserva a pasta para ele, foi apagado`;
  return new StartError(`O Nova encerrou para não estragar o banco de dados: ${what}.`, ADVICE);
}

/** 'outra máquina ou contêiner (servidor-2)' */
const inWords = (holder?: Holder) => `outra máquina ou contêiner${holder ? ` (${holder.hostname})` : ""}`;

const ADVICE =
  "Só um Nova por vez pode usar cada DATA_DIR. Encerre o outro antes de iniciar este (no Kubernetes: replicas: 1 e\n" +
  "strategy: Recreate; no Docker Compose: sem --scale), ou escolha outra pasta com DATA_DIR.\n" +
  "Um comando como npm run admin roda dentro do contêiner que está no ar (docker exec).";
