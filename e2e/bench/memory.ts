import { readFile } from "node:fs/promises";
import { canListProcesses, listFamily, type Process } from "./processes";

export interface Memory {
  name: string;
  processes: number;
  /** Shared pages counted in every process that maps them. */
  rss: number;
  /** Shared pages divided among their users, foreign ones included; undefined where the system does not say. */
  pss?: number;
}

const productParts = [
  { name: "Servidor web", command: /nova-(server|workers)\.mjs/ },
  { name: "PostgreSQL próprio", command: /postgres/ },
  { name: "Supervisor", command: /./ },
];

/** What the product's processes hold, its supervisor the first of them; undefined where there is no /proc. */
export async function measureMemory(supervisor: number): Promise<Memory[] | undefined> {
  if (!canListProcesses) return undefined;
  const family = await listFamily(supervisor);
  const partOf = ({ command }: Process) => productParts.find((part) => part.command.test(command));
  return Promise.all(
    productParts.map(async (part) => {
      const sizes = await Promise.all(family.filter((found) => partOf(found) === part).map(sizesOf));
      const sum = (key: "rss" | "pss") => sizes.reduce((total, size) => total + size[key], 0);
      const known = sizes.every(({ pss }) => pss > 0);
      return { name: part.name, processes: sizes.length, rss: sum("rss"), ...(known && { pss: sum("pss") }) };
    }),
  );
}

/** All parts together. */
export function totalOf(memory: readonly Memory[]): Memory {
  const sum = (value: (part: Memory) => number) => memory.reduce((total, part) => total + value(part), 0);
  const total = { name: "Total", processes: sum(({ processes }) => processes), rss: sum(({ rss }) => rss) };
  return memory.every(({ pss }) => pss !== undefined) ? { ...total, pss: sum(({ pss }) => pss ?? 0) } : total;
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
