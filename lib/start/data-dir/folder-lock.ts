import { spawnSync } from "node:child_process";
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../../outage/start-error";
import { acquireLock, type Lock } from "./lock";

/**
 * Holds a folder for this process alone; undefined when a process of this machine and network namespace holds it, a StartError
 * when one of another machine or container does. The socket ends at the namespace; the file's lock goes as far as the file system.
 */
export async function lockFolder(folder: string): Promise<Lock | undefined> {
  // By inode: containers may see one folder at two paths, or two folders at the same path.
  const { dev, ino, uid, gid } = await stat(folder, { bigint: true });
  const socket = await acquireLock(`folder ${dev}:${ino}`);
  if (!socket) return undefined;
  try {
    const file = await lockFile(path.join(folder, "lock"));
    // A command that root ran once must not lock out the folder's user. Not every file system has owners.
    if (file && process.getuid?.() === 0) await file.chown(Number(uid), Number(gid)).catch(() => {});
    if (file) return { release: () => file.close().then(socket.release) };
    throw new StartError(`A pasta ${folder} está em uso por outra máquina ou contêiner.`, ADVICE);
  } catch (error) {
    await socket.release();
    throw error;
  }
}

const ADVICE =
  "Só um Nova por vez pode usar cada DATA_DIR. Encerre o outro antes de iniciar este (no Kubernetes: replicas: 1 e\n" +
  "strategy: Recreate; no Docker Compose: sem --scale), ou escolha outra pasta com DATA_DIR.\n" +
  "Um comando como npm run admin roda dentro do contêiner que está no ar (docker exec).";

/** Exit code of flock(1): another one holds the lock. */
const TAKEN = 1;

/**
 * A file locked with flock(2); undefined when another process holds it. The lock belongs to the open file, which flock(1) shares only
 * while it runs: the kernel releases it with this process, however that ends. Where there is no flock(1) (macOS, Windows) or no such
 * lock on the file system, the file is open and nothing more.
 */
async function lockFile(name: string) {
  const file = await open(name, "a");
  const { status } = spawnSync("flock", ["--nonblock", "0"], { stdio: [file.fd, "ignore", "ignore"] });
  if (status !== TAKEN) return file;
  await file.close();
  return undefined;
}
