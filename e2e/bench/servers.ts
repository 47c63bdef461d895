import { canListProcesses, listProcessTree } from "./processes";

/** The servers compared: the product, next start, and bare node:http. */
export const sides = ["nova", "next", "bare"] as const;
export type Side = (typeof sides)[number];

export const sideNames: Record<Side, string> = {
  nova: "Nova",
  next: "next start",
  bare: "node:http",
};

export interface ServerUnderLoad {
  origin: string;
  /** Root of the server's process tree. */
  pid: number;
}

/** CPU milliseconds of the server's process tree so far; undefined without /proc. */
export async function cpuMsOf({ pid }: ServerUnderLoad) {
  if (!canListProcesses) return undefined;
  return (await listProcessTree(pid)).reduce((total, { cpuMs }) => total + cpuMs, 0);
}
