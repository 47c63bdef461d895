import { createHash } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { localAddress } from "../../local-socket";

const POLL_MS = 250;

export interface Lock {
  release(): Promise<void>;
}

/**
 * Holds a name for this process alone, on this machine and network namespace; undefined when another one holds it. The lock is
 * a listening local socket: the system closes it with the process, however that ends, so it never outlives its owner.
 */
export async function acquireLock(name: string, address = socketAddress(name)): Promise<Lock | undefined> {
  const server = await listen(address);
  if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
  if (!path.isAbsolute(address) || (await isAnswered(address))) return undefined;
  // A socket file without a listener: its owner was killed.
  await rm(address, { force: true });
  return acquireLock(name, address);
}

/** Waits until the name is free: another process is about to finish the same work, such as a build. */
export async function waitForLock(name: string, onWait: () => void): Promise<Lock> {
  for (let polls = 0; ; polls++) {
    const lock = await acquireLock(name);
    if (lock) return lock;
    if (polls === 0) onWait();
    await sleep(POLL_MS);
  }
}

const socketAddress = (name: string) =>
  localAddress(`nova-${createHash("sha256").update(name).digest("hex").slice(0, 24)}`);

function listen(address: string) {
  return new Promise<net.Server | undefined>((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      ["EADDRINUSE", "EACCES"].includes(error.code ?? "") ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

async function isAnswered(address: string) {
  const socket = net.connect(address);
  const code = await once(socket, "connect").catch((error: NodeJS.ErrnoException) => error.code);
  socket.destroy();
  // Refused or gone means stale; anything else (no permission) means that the lock is held.
  return code !== "ECONNREFUSED" && code !== "ENOENT";
}
