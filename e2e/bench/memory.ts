import { readdir, readFile } from "node:fs/promises";
import os from "node:os";

export interface Memory {
  name: string;
  processes: number;
  /** Shared pages counted in every process that maps them. */
  rss: number;
  /** Shared pages counted once, divided among their users; undefined where the system does not say. */
  pss?: number;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

const parts = [
  { name: "Servidor web", pattern: /nova-server\.mjs/ },
  { name: "Supervisor", pattern: /lib\/start\/start\.ts/ },
  { name: "PostgreSQL próprio", pattern: /postgres/ },
];

/** What the product's processes hold, found below the given process; undefined where there is no /proc. */
export async function measureMemory(ancestor = process.pid): Promise<Memory[] | undefined> {
  if (os.platform() !== "linux") return undefined;
  const all = descendantsOf(ancestor, await listProcesses());
  return Promise.all(
    parts.map(async ({ name, pattern }) => {
      const sizes = await Promise.all(all.filter(({ command }) => pattern.test(command)).map(sizesOf));
      const sum = (key: "rss" | "pss") => sizes.reduce((total, size) => total + size[key], 0);
      const known = sizes.every(({ pss }) => pss > 0);
      return { name, processes: sizes.length, rss: sum("rss"), ...(known && { pss: sum("pss") }) };
    }),
  );
}

export function descendantsOf(ancestor: number, all: readonly Process[]): Process[] {
  const children = all.filter(({ parent }) => parent === ancestor);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

async function listProcesses() {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => readProcess(pid).catch(() => [])));
  return found.flat();
}

async function readProcess(pid: number): Promise<Process[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const command = (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
  return [{ pid, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]), command }];
}

/** A process may end, and a foreign one may be unreadable: then it counts as nothing. */
async function sizesOf({ pid }: Process) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return { rss: bytesIn(status, "VmRSS"), pss: bytesIn(rollup, "Pss") };
}

function bytesIn(text: string, name: string) {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0) * 1024;
}
