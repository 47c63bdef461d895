import { setTimeout as sleep } from "node:timers/promises";
import { log } from "../../log";
import type { Store } from "./store";

/** Age of an entry that is worth it: after a save, another one may follow, and visitors need the machine. */
const MIN_AGE_MS = 2_000;
const SAMPLE_MS = 250;
/** The share of one core that the process may take for the machine to count as idle. */
const IDLE_SHARE = 0.5;

/**
 * Compresses entries that last with the strongest setting, one at a time, while the machine is idle. The result is to be called when a
 * quickly compressed one was sent. What is to be done is looked up in the store: a queue would keep replaced entries while no time is idle.
 */
export function createRecompression(store: Store) {
  let isAtWork = false;

  async function recompress() {
    await sleep(MIN_AGE_MS, undefined, { ref: false });
    for (let entry = oldQuick(); entry; entry = oldQuick()) {
      if (!(await isIdle())) continue;
      await entry.recompress();
      store.resized(entry);
    }
  }

  const oldQuick = () => store.first((entry) => entry.quickSince <= Date.now() - MIN_AGE_MS);

  return () => {
    if (isAtWork) return;
    isAtWork = true;
    recompress()
      .catch((error) => log.error(error))
      .finally(() => {
        isAtWork = false;
      });
  };
}

async function isIdle() {
  const before = usage();
  await sleep(SAMPLE_MS, undefined, { ref: false });
  const after = usage();
  return after.computedMs - before.computedMs < IDLE_SHARE * (after.atMs - before.atMs);
}

/** The time, and what all threads of the process have computed so far. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { atMs: performance.now(), computedMs: (user + system) / 1000 };
}
