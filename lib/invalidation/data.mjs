import { now } from "./generation.mjs";
import { trackInFlight } from "./in-flight.mjs";
import { invalidations } from "./invalidations.mjs";
import { createKept } from "./kept.mjs";

/**
 * Next's store of what 'use cache' functions returned (`cacheHandlers.default` in next.config.mjs), in this process's
 * memory: the built-in one knows only of this process's own saves, and only after they were answered.
 *
 * @typedef {import("next/cache").CacheEntry} CacheEntry
 * @typedef {Omit<CacheEntry, "value"> & { value: Uint8Array<ArrayBuffer>, endsAt: number, began: number, bytes: number }} Kept
 */

/** Bytes of data kept. */
const MAX_BYTES = 50 * 1024 * 1024;

/** @type {ReturnType<typeof createKept<Kept>>} */
const data = createKept(MAX_BYTES);
const fills = trackInFlight();
/** What has been made and is being read. @type {Map<string, Promise<void>>} */
const arriving = new Map();

/** @type {import("next/cache").CacheHandler} */
const handler = {
  async get(key) {
    await arriving.get(key);
    const found = data.get(key);
    if (found && invalidations.trusted && !invalidations.isSavedSince(found.tags, found.began)) {
      // A page is as short-lived as what it shows: what it shows later has less time left.
      const left = (found.endsAt - Date.now()) / 1000;
      if (left > 0) return { ...found, value: streamOf(found.value), timestamp: now(), revalidate: Math.ceil(left) };
    }
    fills.begin(key);
    return undefined;
  },

  async set(key, pending) {
    const arrival = keep(key, pending);
    arriving.set(
      key,
      arrival.catch(() => {}),
    );
    await arrival.finally(() => arriving.delete(key));
  },

  // The marks are all there is to know of tags, and they are always up to date.
  async refreshTags() {},
  async getExpiration() {
    return 0;
  },
  /** lib/web/cache.ts has told all stores before, and waited for them. */
  async updateTags() {},
};

export default handler;

/** @param {string} key @param {Promise<CacheEntry>} pending */
async function keep(key, pending) {
  try {
    const entry = await pending;
    const value = new Uint8Array(await new Response(entry.value).arrayBuffer());
    const began = invalidations.generationAt(entry.timestamp);
    data.remove(key);
    if (invalidations.isSavedSince(entry.tags, began))
      invalidations.markLateWrite(entry.tags); // for the page that got it meanwhile and takes itself for newer
    else if (entry.expire > 0)
      data.set(key, { ...entry, value, endsAt: endOf(entry), began, bytes: value.length + 1024 });
  } finally {
    fills.end(key);
  }
}

/** By Date.now(), as what it says ends: Next's own clock stands still while the machine sleeps. @param {CacheEntry} entry */
const endOf = ({ timestamp, revalidate }) => Date.now() - (now() - timestamp) + revalidate * 1000;

/** @param {Uint8Array<ArrayBuffer>} bytes */
const streamOf = (bytes) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
