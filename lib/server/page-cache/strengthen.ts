import { log } from "../../log";
import type { Entry } from "./entry";
import type { Store } from "./store";

/** Milliseconds between looks whether there is time. */
const PAUSE = 250;
/** Milliseconds that a page must have lasted: who saves it now may save it again, and the next visitors need the machine. */
const LASTING = 2_000;
/** Entries that wait at most; one that finds no room comes again with its next visitor. */
const MAX_WAITING = 1_000;
/** The share of one core that the process may take for the machine to count as idle. */
const IDLE = 0.5;

/** Compresses what is kept and lasts as strongly as it goes, one at a time, while there is little else to do. */
export function strengthener(store: Store) {
  /** By key: the content that waits, and since when. */
  const waiting = new Map<string, { hash: string; since: number }>();
  let timer: NodeJS.Timeout | undefined;
  let looked = now();

  const work = async () => {
    const before = looked;
    looked = now();
    const [first] = waiting;
    const isIdle = looked.computed - before.computed < IDLE * (looked.at - before.at);
    if (first && isIdle && first[1].since + LASTING <= looked.at) {
      const [key, { hash }] = first;
      waiting.delete(key);
      const entry = store.get(key);
      if (entry?.hash === hash) await strengthen(entry);
      looked = now(); // its own work is none that it makes way for
    }
    timer = undefined;
    schedule();
  };
  const strengthen = async (entry: Entry) => {
    for (const encoding of entry.weak()) await entry.strengthen(encoding);
    store.resized(entry);
  };
  const schedule = () => {
    if (timer || waiting.size === 0) return;
    timer = setTimeout(() => void work().catch((error) => log.error(error)), PAUSE).unref();
  };

  return (entry: Entry) => {
    const { key, hash } = entry;
    // Only what is kept, and so many at most: made-up addresses must not fill the queue.
    if (!store.has(entry) || waiting.size >= MAX_WAITING) return;
    if (waiting.get(key)?.hash === hash) return;
    waiting.delete(key); // and last in the queue
    waiting.set(key, { hash, since: performance.now() });
    schedule();
  };
}

/** The time, and what all threads of the process have computed so far; milliseconds. */
function now() {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), computed: (user + system) / 1000 };
}
