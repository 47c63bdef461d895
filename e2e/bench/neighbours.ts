import os from "node:os";
import { canListProcesses, descendantsOf, listProcesses } from "./processes";

/**
 * Share of the CPU that other programs used between the two calls, 0 to 1, so that the report shows when a busy machine
 * distorted its figures. Undefined without /proc.
 */
export async function watchNeighbours(): Promise<() => Promise<number | undefined>> {
  if (!canListProcesses) return async () => undefined;
  const before = await sample();
  return async () => {
    const after = await sample();
    const others = after.busy - before.busy - (after.own - before.own);
    return Math.max(0, others / (after.total - before.total));
  };
}

/** CPU milliseconds of all cores: in total, busy, and used by the bench with its descendants. */
async function sample() {
  const all = await listProcesses();
  const mine = [...all.filter(({ pid }) => pid === process.pid), ...descendantsOf(process.pid, all)];
  const cores = os.cpus().map(({ times }) => ({ idle: times.idle, total: sum(Object.values(times)) }));
  const total = sum(cores.map((core) => core.total));
  return { total, busy: total - sum(cores.map(({ idle }) => idle)), own: sum(mine.map(({ cpuMs }) => cpuMs)) };
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
