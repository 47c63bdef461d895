import { canListProcesses, listFamily } from "./processes";

/** Who answers the same requests: the product in one process, with WORKERS=2, Next's own server, and node:http alone. */
export const sides = ["nova", "workers", "next", "bare"] as const;
export type Side = (typeof sides)[number];

export const sideNames: Record<Side, string> = {
  nova: "Nova",
  workers: "Nova, WORKERS=2",
  next: "next start",
  bare: "node:http",
};

export interface ServerUnderLoad {
  origin: string;
  /** The first of its processes; the others are below it. */
  pid: number;
}

/** Milliseconds that the server's processes have computed so far; undefined where there is no /proc. */
export async function computedBy({ pid }: ServerUnderLoad) {
  if (!canListProcesses) return undefined;
  return (await listFamily(pid)).reduce((total, { cpu }) => total + cpu, 0);
}
