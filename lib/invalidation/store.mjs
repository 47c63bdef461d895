import { LRUCache } from "lru-cache";
import { trackInFlight } from "./in-flight.mjs";
import { invalidations } from "./invalidations.mjs";

/**
 * `began`: in which generation its work did. `endsAt`: by Date.now(), as what it says ends; a monotonic clock stands still
 * while the machine sleeps. `bytes`: of the value.
 *
 * @template Value
 * @typedef {{ value: Value, bytes: number, tags: string[], began: number, endsAt: number }} Entry
 */

/** Of what surrounds a value: headers, maps, numbers. */
const OVERHEAD_BYTES = 1024;

/**
 * Finished work in this process's memory, the most recently used within so many bytes. Empty at every start: Next's own
 * stores read what earlier runs wrote, and know nothing of what was saved meanwhile, or by other processes.
 *
 * @template Value
 */
export class Store {
  /** @type {LRUCache<string, Entry<Value>>} */
  #entries;
  #inFlight = trackInFlight();

  /** @param {number} maxBytes */
  constructor(maxBytes) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** A hit, with the seconds it has left; after a miss, whoever asked makes it. @param {string} key @param {(entry: Entry<Value>) => boolean} isStale */
  get(key, isStale) {
    const entry = this.#entries.get(key);
    const secondsLeft = entry ? Math.ceil((entry.endsAt - Date.now()) / 1000) : 0;
    if (entry && secondsLeft > 0 && invalidations.trusted && !isStale(entry)) return { ...entry, secondsLeft };
    this.#inFlight.begin(key);
    return undefined;
  }

  /** Keeps what the work came to, or nothing in its place. @param {string} key @param {Entry<Value>} [entry] */
  finish(key, entry) {
    this.#inFlight.end(key);
    if (entry) this.#entries.set(key, entry);
    else this.#entries.delete(key);
  }
}

/** With its key and tags, two bytes a letter: a made-up address may be longer than what is kept under it. */
const sizeOf = ({ bytes, tags }, key) => OVERHEAD_BYTES + bytes + 2 * (key.length + tags.join().length);
