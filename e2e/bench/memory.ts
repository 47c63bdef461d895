import { readFile } from "node:fs/promises";
import { canListProcesses, listDescendants, type Process } from "./processes";
import { productParts } from "./servers";

export interface Memory {
  name: string;
  processes: number;
  /** Shared pages counted in every process that maps them. */
  rss: number;
  /** Shared pages divided among their users, foreign ones included; undefined where the system does not say. */
  pss?: number;
}

/** What the product's processes hold, found below this one; undefined where there is no /proc. */
export async function measureMemory(): Promise<Memory[] | undefined> {
  if (!canListProcesses) return undefined;
  const all = await listDescendants();
  return Promise.all(
    productParts.map(async ({ name, command }) => {
      const sizes = await Promise.all(all.filter((found) => command.test(found.command)).map(sizesOf));
      const sum = (key: "rss" | "pss") => sizes.reduce((total, size) => total + size[key], 0);
      const known = sizes.every(({ pss }) => pss > 0);
      return { name, processes: sizes.length, rss: sum("rss"), ...(known && { pss: sum("pss") }) };
    }),
  );
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
