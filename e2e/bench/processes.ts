import { readdir, readFile } from "node:fs/promises";
import os from "node:os";

export interface Process {
  pid: number;
  parent: number;
  command: string;
  /** Milliseconds of computing so far. */
  cpu: number;
}

/** Whether the system shows its processes as files; elsewhere what needs them is left out. */
export const canListProcesses = os.platform() === "linux";

const millisecondsPerTick = 10;

export async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  // A process may end while it is looked at.
  const found = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => [])));
  return found.flat();
}

export function descendantsOf(ancestor: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === ancestor);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

/** The process and everything that it started, directly or not. */
export async function listFamily(pid: number) {
  const all = await listProcesses();
  return [...all.filter((found) => found.pid === pid), ...descendantsOf(pid, all)];
}

async function readProcess(pid: number): Promise<Process[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
  return [{ pid, command, ...parseStat(stat) }];
}

/** The name, in parentheses, may hold anything; what follows its end is numbers: state, parent, … the 12th and 13th are times. */
export function parseStat(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), cpu: (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick };
}
