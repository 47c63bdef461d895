import PQueue from "p-queue";
import { log } from "../../log";
import type { Entry } from "./entry";
import type { Store } from "./store";

/** Age of an entry that is worth it: after a save, another one may follow, and visitors need the machine. */
const MIN_AGE_MS = 2_000;
const SAMPLE_MS = 250;
/** The share of one core that the process may take for the machine to count as idle. */
const IDLE_SHARE = 0.5;

/** Compresses entries that last with the strongest setting, one at a time, while the machine is idle. */
export function createRecompression(store: Store) {
  const queue = new PQueue({ concurrency: 1 });
  const waiting = new WeakSet<Entry>();

  async function recompress(entry: Entry) {
    while (store.has(entry)) {
      if (!(await isIdle())) continue;
      await entry.recompress();
      return store.resized(entry);
    }
  }

  return (entry: Entry) => {
    if (waiting.has(entry) || !store.has(entry)) return;
    waiting.add(entry);
    setTimeout(() => {
      queue.add(() => recompress(entry)).catch((error) => log.error(error));
    }, MIN_AGE_MS).unref();
  };
}

async function isIdle() {
  const before = usage();
  await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS).unref());
  const after = usage();
  return after.computedMs - before.computedMs < IDLE_SHARE * (after.atMs - before.atMs);
}

/** The time, and what all threads of the process have computed so far. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { atMs: performance.now(), computedMs: (user + system) / 1000 };
}
