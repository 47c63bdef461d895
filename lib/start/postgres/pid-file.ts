import { existsSync } from "node:fs";
import { readFile, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "../../errors";
import { StartError } from "../../outage/start-error";
import { asSuperuser, type Cluster } from "./cluster";

/** Shut down in order; and where that takes too long, at once, with a recovery at the next start. */
const IN_ORDER = ["SIGINT", "SIGQUIT"] as const;
/** For each of the two signals. */
export const SIGNAL_TIMEOUT_MS = 20_000;
const POLL_MS = 50;
/** 'Starting up', 'shutting down', 'in recovery'. */
export const NOT_YET = "57P03";
const NOT_YET_TIMEOUT_MS = 60_000;

/**
 * A supervisor that was killed leaves its PostgreSQL running, which is shut down in order here. A power cut leaves its pid
 * file, whose number may belong to another program by now: then PostgreSQL would not start, and the file goes. (Shared memory
 * keeps two servers of one cluster apart as well.)
 */
export async function endLeftoverServer(cluster: Cluster) {
  const file = path.join(cluster.folder, "postmaster.pid");
  const [pid = 0, , , port = 0] = (await readFile(file, "utf8").catch(() => "")).split("\n").map(Number);
  if (!pid || !sendSignal(pid, 0)) return;
  if (!(await isServed(cluster, port))) return rm(file, { force: true });
  // In a container without an init it stays a zombie after its end; its file goes.
  const isRunning = () => existsSync(file) && sendSignal(pid, 0);
  await endServer({ send: (signal) => sendSignal(pid, signal), isRunning });
}

async function isServed(cluster: Cluster, port: number) {
  for (const deadline = Date.now() + NOT_YET_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    try {
      const { rows } = await asSuperuser(cluster, port, (client) => client.query("SHOW data_directory"));
      return rows[0]?.data_directory === (await realpath(cluster.folder));
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (codeOf(error) !== NOT_YET) return false;
    }
  }
  return false;
}

type Running = { send(signal: NodeJS.Signals): void; isRunning(): boolean };

/** Sends one signal after the other until the server is gone. */
export async function endServer({ send, isRunning }: Running) {
  for (const signal of IN_ORDER) {
    if (isRunning()) send(signal);
    for (const deadline = Date.now() + SIGNAL_TIMEOUT_MS; isRunning(); await sleep(POLL_MS)) {
      if (Date.now() > deadline) break;
    }
  }
}

/** False when there is no such process. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: there is one, it is only not ours to signal.
    return codeOf(error) === "EPERM";
  }
}
