import { readdir, readFile } from "node:fs/promises";
import os from "node:os";

export interface Process {
  pid: number;
  parent: number;
  command: string;
  /** CPU time so far. */
  cpuMs: number;
}

/** Whether /proc exists; figures that need it are left out elsewhere. */
export const canListProcesses = os.platform() === "linux";

const millisecondsPerTick = 10;

export async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  // A process may end while it is read.
  const found = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => [])));
  return found.flat();
}

export function descendantsOf(ancestor: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === ancestor);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

/** The process with all its descendants. */
export async function listProcessTree(pid: number) {
  const all = await listProcesses();
  return [...all.filter((found) => found.pid === pid), ...descendantsOf(pid, all)];
}

async function readProcess(pid: number): Promise<Process[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
  return [{ pid, command, ...parseStat(stat) }];
}

/**
 * Parses /proc/<pid>/stat. The name in parentheses may contain anything; the fields after it are state, parent, …, the
 * 12th and 13th are user and system time.
 */
export function parseStat(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick };
}
