import os from "node:os";
import { canListProcesses, descendantsOf, listProcesses } from "./processes";

/**
 * How much of the machine other programs took between the two calls, 0 to 1: figures from a machine that was busy with
 * something else are worth little, and the report should say so itself. Undefined where there is no /proc.
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

/** Milliseconds of all cores together, and of them what the bench and everything that it started computed. */
async function sample() {
  const all = await listProcesses();
  const mine = [...all.filter(({ pid }) => pid === process.pid), ...descendantsOf(process.pid, all)];
  const cores = os.cpus().map(({ times }) => ({ idle: times.idle, total: sum(Object.values(times)) }));
  const total = sum(cores.map((core) => core.total));
  return { total, busy: total - sum(cores.map(({ idle }) => idle)), own: sum(mine.map(({ cpu }) => cpu)) };
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
