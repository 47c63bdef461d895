import { readFile } from "node:fs/promises";
import { canListProcesses, listProcessTree, type Process } from "./processes";

export interface Memory {
  name: string;
  processes: number;
  /** Resident set size: shared pages count in every process. */
  rss: number;
  /**
   * Proportional set size: shared pages are divided among all processes that map them; undefined where the system does
   * not report it.
   */
  pss?: number;
}

const productParts = [
  { name: "Servidor web", command: /nova-server\.mjs/ },
  { name: "PostgreSQL próprio", command: /postgres/ },
  { name: "Supervisor", command: /./ },
];

/** Memory of the product's processes by part, found below its supervisor; undefined without /proc. */
export async function measureMemory(supervisor: number): Promise<Memory[] | undefined> {
  if (!canListProcesses) return undefined;
  const tree = await listProcessTree(supervisor);
  const partOf = ({ command }: Process) => productParts.find((part) => part.command.test(command));
  return Promise.all(
    productParts.map(async (part) => {
      const sizes = await Promise.all(tree.filter((found) => partOf(found) === part).map(sizesOf));
      const sum = (key: "rss" | "pss") => sizes.reduce((total, size) => total + size[key], 0);
      const known = sizes.every(({ pss }) => pss > 0);
      return { name: part.name, processes: sizes.length, rss: sum("rss"), ...(known && { pss: sum("pss") }) };
    }),
  );
}

/** The sum of all parts. */
export function totalOf(memory: readonly Memory[]): Memory {
  const sum = (value: (part: Memory) => number) => memory.reduce((total, part) => total + value(part), 0);
  const total = { name: "Total", processes: sum(({ processes }) => processes), rss: sum(({ rss }) => rss) };
  return memory.every(({ pss }) => pss !== undefined) ? { ...total, pss: sum(({ pss }) => pss ?? 0) } : total;
}

/** A process that has ended, or that belongs to another user, counts as 0. */
async function sizesOf({ pid }: Process) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return { rss: bytesIn(status, "VmRSS"), pss: bytesIn(rollup, "Pss") };
}

function bytesIn(text: string, name: string) {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(text)?.[1] ?? 0) * 1024;
}
