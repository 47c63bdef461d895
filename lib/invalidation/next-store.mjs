import { LRUCache } from "lru-cache";
import { now } from "./generation.mjs";
import { invalidations, MAX_WORK_MS } from "./invalidations.mjs";

/**
 * `began`: generation in which its work began. `endsAt`: in milliseconds of Date.now(), since a monotonic clock stops while
 * the machine sleeps. `bytes`: size of the value.
 *
 * @template Value
 * @typedef {{ value: Value, tags: string[], began: number, endsAt: number, bytes: number }} Entry
 */

/** Memory of headers, maps and numbers around a value. */
const OVERHEAD_BYTES = 1024;

/**
 * The memory of each of Next's two stores (next-data-cache.mjs, next-prerender-cache.mjs): finished work, the most recently used within so
 * many bytes, and the work in flight. Empty at every start: Next's own stores read what earlier runs wrote, and miss the saves
 * since, and those of other processes.
 *
 * @template Value
 */
export class NextStore {
  /** @type {LRUCache<string, Entry<Value>>} */
  #entries;
  /** The oldest first: its generation, and when it began. @type {{ key: string, began: number, at: number }[]} */
  #inFlight = [];

  /** @param {number} maxBytes */
  constructor(maxBytes) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation });
    invalidations.inFlight.add(this);
  }

  /** After a miss the caller is expected to make it, and to call `finish`. @param {string} key @param {(entry: Entry<Value>) => boolean} isStale */
  get(key, isStale) {
    const entry = this.#entries.get(key);
    const secondsLeft = entry ? Math.ceil((entry.endsAt - Date.now()) / 1000) : 0;
    if (entry && secondsLeft > 0 && invalidations.trusted && !isStale(entry)) return { ...entry, secondsLeft };
    while (this.#inFlight[0] && !isAlive(this.#inFlight[0])) this.#inFlight.shift();
    this.#inFlight.push({ key, began: invalidations.generation, at: now() });
    return undefined;
  }

  /** Stores the result of work in flight; without an entry nothing is stored under the key. @param {string} key @param {Entry<Value>} [entry] */
  finish(key, entry) {
    const finished = this.#inFlight.findIndex((work) => work.key === key); // any of several: they have no identity
    if (finished >= 0) this.#inFlight.splice(finished, 1);
    if (entry) this.#entries.set(key, entry);
    else this.#entries.delete(key);
  }

  /** Whether any work in flight is older. @param {number} generation */
  hasOlderThan(generation) {
    return this.#inFlight.some((work) => work.began < generation && isAlive(work));
  }
}

const isAlive = ({ at }) => now() - at < MAX_WORK_MS;

/** With its key and tags, two bytes a letter: a made-up address may be longer than its entry. */
const sizeCalculation = ({ bytes, tags }, key) => OVERHEAD_BYTES + bytes + 2 * (key.length + tags.join().length);
