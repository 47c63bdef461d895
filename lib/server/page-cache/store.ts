import type { Entry } from "./entry";
import { statistics } from "./statistics";

/** Addresses remembered to have been asked for once. */
const REMEMBERED = 10_000;
/** The share of the room that one entry may take. */
const LARGEST_SHARE = 8;

/**
 * Entries by key, in so many bytes. What goes first is what nobody asked for since the store last looked (the second-chance
 * algorithm: a hit costs one assignment). Once the store is full, a new key enters at the second request only, so that a
 * flood of addresses that are asked for once cannot drive out what visitors read.
 */
export class Store {
  readonly #entries = new Map<string, Entry>();
  readonly #sizes = new WeakMap<Entry, number>();
  #seen = new Set<string>();
  #seenBefore = new Set<string>();
  #bytes = 0;

  constructor(readonly capacity: number) {}

  get bytes() {
    return this.#bytes;
  }

  get size() {
    return this.#entries.size;
  }

  /** Bytes beyond which a body is not kept. */
  get largest() {
    return Math.floor(this.capacity / LARGEST_SHARE);
  }

  get(key: string) {
    return this.#entries.get(key);
  }

  entries() {
    return this.#entries.values();
  }

  has(entry: Entry) {
    return this.#entries.get(entry.key) === entry;
  }

  /** Keeps it in the place of the one with the same key, if there is room for it. */
  set(entry: Entry) {
    const present = this.#entries.get(entry.key);
    if (!present && !this.#admits(entry)) return;
    if (present) this.delete(present);
    if (entry.bytes > this.largest) return;
    this.#entries.set(entry.key, entry);
    this.#count(entry);
    this.#makeRoom(entry);
    this.#report();
  }

  /** To be told when an entry has grown or shrunk. */
  resized(entry: Entry) {
    if (!this.has(entry)) return;
    this.#bytes -= this.#sizes.get(entry) ?? 0;
    this.#count(entry);
    if (entry.bytes > this.largest) this.delete(entry);
    else this.#makeRoom(entry);
    this.#report();
  }

  delete(entry: Entry) {
    if (!this.has(entry)) return;
    this.#entries.delete(entry.key);
    this.#bytes -= this.#sizes.get(entry) ?? 0;
    this.#report();
  }

  #admits({ key, bytes }: Entry) {
    if (this.#bytes + bytes <= this.capacity) return true;
    if (this.#seen.delete(key) || this.#seenBefore.delete(key)) return true;
    if (this.#seen.size >= REMEMBERED) [this.#seenBefore, this.#seen] = [this.#seen, new Set()];
    this.#seen.add(key);
    return false;
  }

  #report() {
    Object.assign(statistics, { bytes: this.#bytes, entries: this.#entries.size });
  }

  #count(entry: Entry) {
    this.#sizes.set(entry, entry.bytes);
    this.#bytes += entry.bytes;
  }

  #makeRoom(kept: Entry) {
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.capacity) return;
      if (entry === kept) continue;
      this.#entries.delete(entry.key);
      if (entry.visits > 0) {
        entry.visits = 0;
        this.#entries.set(entry.key, entry); // looked at again once the others were
      } else this.#bytes -= this.#sizes.get(entry) ?? 0;
    }
  }
}
