import { LRUCache } from "lru-cache";
import type { Entry } from "./entry";
import { keyWithoutQuery } from "./key";
import { statistics } from "./statistics";

/** The share of the capacity that one entry may take. */
const MAX_ENTRY_SHARE = 1 / 8;
/** Approximate memory use of an entry besides body and key. */
const OVERHEAD_BYTES = 4 * 1024;

/** Entries by key, the most recently used ones within the capacity; with 0 none. */
export class KeptPages {
  readonly #entries: LRUCache<string, Entry>;

  constructor(capacityBytes: number) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, capacityBytes),
      maxEntrySize: Math.max(1, Math.floor(capacityBytes * MAX_ENTRY_SHARE)),
      // A letter of the key takes two bytes.
      sizeCalculation: ({ key, body }) => OVERHEAD_BYTES + 2 * key.length + body.length,
    });
  }

  /** The entry of the key, or of the same document without its query if that makes no difference. */
  find(key: string) {
    const document = keyWithoutQuery(key);
    const page = document === undefined ? undefined : this.#entries.get(document);
    return page?.prerendered ? page : this.#entries.get(key);
  }

  /** Replaces the entry with the same key, unless that is of a later generation. */
  keep(entry: Entry) {
    const present = this.#entries.peek(entry.key);
    if (!present || present.generation <= entry.generation) this.#entries.set(entry.key, entry);
    this.#count();
  }

  delete(entry: Entry) {
    if (this.#entries.peek(entry.key) === entry) this.#entries.delete(entry.key);
    this.#count();
  }

  #count() {
    Object.assign(statistics, { bytes: this.#entries.calculatedSize, entries: this.#entries.size });
  }
}
