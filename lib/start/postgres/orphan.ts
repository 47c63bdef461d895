import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { readFile, realpath, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../terminal/steps";
import { type Cluster, superuser } from "./cluster";

/**
 * A supervisor that was killed leaves its PostgreSQL running; a power cut leaves its pid file. The first is stopped in order,
 * the second is removed when its number belongs to somebody else by now. A number that belongs to nobody is PostgreSQL's own affair.
 */
export async function clearAway(cluster: Cluster): Promise<"nothing" | "stopped" | "stale"> {
  const left = await readPidFile(cluster.folder);
  if (!left || !sendSignal(left.pid, 0)) return "nothing";
  const folder = await realpath(cluster.folder);
  const served = (await isServedBy(cluster, left.port)) ? folder : folderServedBy(left.pid);
  if (served === folder) {
    await stopServer(left.pid);
    return "stopped";
  }
  if (served === unknownFolder) {
    throw new StartError(
      `Outro PostgreSQL (processo ${left.pid}) parece usar ${cluster.folder}.`,
      "Encerre-o antes de iniciar o Nova.",
    );
  }
  await rm(path.join(cluster.folder, "postmaster.pid"), { force: true });
  return "stale";
}

/** SIGINT ends sessions and writes everything to disk; SIGQUIT only where even that does not come to an end. */
const IN_ORDER = ["SIGINT", "SIGQUIT"] as const;
/** SIGQUIT writes nothing more: for files that are somebody else's by now. */
export const AT_ONCE = ["SIGQUIT", "SIGKILL"] as const;

export async function stopServer(pid: number, signals: readonly NodeJS.Signals[] = IN_ORDER) {
  for (const signal of signals) {
    if (!sendSignal(pid, signal)) return;
    const patience = Date.now() + 20_000;
    while (Date.now() < patience) {
      if (!isAlive(pid)) return;
      await sleep(50);
    }
  }
}

async function readPidFile(folder: string) {
  const text = await readFile(path.join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && pid > 0 ? { pid, port: port ?? 0 } : undefined;
}

async function isServedBy(cluster: Cluster, port: number) {
  if (!port) return false;
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: superuser,
    password: cluster.password,
    database: "postgres",
    connectionTimeoutMillis: 3000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("show data_directory");
    return rows[0]?.data_directory === (await realpath(cluster.folder));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

const unknownFolder = "?";

/** The data folder that this process serves as a PostgreSQL server; undefined when it is no such thing. */
function folderServedBy(pid: number) {
  const [program = "", ...args] = commandLine(pid);
  // A server's sessions call themselves 'postgres: …'; a pid file never holds one of theirs.
  if (!/^postgres(\.exe)?$/.test(path.basename(program))) return undefined;
  const given = args[args.indexOf("-D") + 1];
  if (args.includes("-D") && given && path.isAbsolute(given)) return given;
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return unknownFolder;
  }
}

/** Empty for a process that is gone or only waits to be reaped. */
function commandLine(pid: number): string[] {
  if (existsSync("/proc/self/cmdline")) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean);
    } catch {
      return [];
    }
  }
  if (process.platform === "win32") return [];
  try {
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .split(/ (?=\/|-)/);
  } catch {
    return [];
  }
}

function isAlive(pid: number) {
  return sendSignal(pid, 0) && !isZombie(pid);
}

function isZombie(pid: number) {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0) {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    // EPERM: there is such a process, it is only not ours to signal.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
