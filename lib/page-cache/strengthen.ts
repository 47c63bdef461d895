import { performance } from "node:perf_hooks";
import type { Entry } from "./entry";
import type { Store } from "./store";

/** Milliseconds between looks whether there is time. */
const PAUSE = 250;
/** The share of its time that the event loop may be at work for the machine to count as idle. */
const IDLE = 0.5;

/** Compresses what is kept as strongly as it goes, one at a time, while there is little else to do. */
export function strengthener(store: Store) {
  const waiting = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;
  let before = performance.eventLoopUtilization();

  const work = async () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    for (const entry of waiting) if (!store.has(entry)) waiting.delete(entry);
    const [entry] = waiting;
    if (entry && utilization < IDLE) {
      waiting.delete(entry);
      for (const encoding of entry.weak()) await entry.strengthen(encoding);
      store.resized(entry);
    }
    timer = undefined;
    schedule();
  };
  const schedule = () => {
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => void work().catch((error) => console.error(error)), PAUSE).unref();
  };

  return (entry: Entry) => {
    waiting.add(entry);
    schedule();
  };
}
