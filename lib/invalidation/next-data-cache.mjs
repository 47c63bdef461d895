import { now } from "./generation.mjs";
import { invalidations } from "./invalidations.mjs";
import { NextStore } from "./next-store.mjs";

/** @typedef {import("next/cache").CacheEntry} CacheEntry */

const MAX_BYTES = 50 * 1024 * 1024;

/** @type {NextStore<Omit<CacheEntry, "value"> & { body: Uint8Array }>} */
const results = new NextStore(MAX_BYTES);
/** Results that are made, and whose stream is still being read. @type {Map<string, Promise<void>>} */
const arriving = new Map();

/** The cache handler for results of 'use cache' functions, named in next.config.mjs. @type {import("next/cache").CacheHandler} */
const handler = {
  async get(key) {
    await arriving.get(key)?.catch(() => {});
    const found = results.get(key, ({ tags, began }) => invalidations.isSavedSince(tags, began));
    if (!found) return undefined;
    const { body, ...entry } = found.value;
    // A page is as short-lived as what it shows: what it shows later has less time left.
    return { ...entry, value: new Response(body).body, timestamp: now(), revalidate: found.secondsLeft };
  },

  set(key, pending) {
    const arrival = keep(key, pending).finally(() => arriving.delete(key));
    arriving.set(key, arrival);
    return arrival;
  },

  // The tags' marks are all there is to know of them, and they are always up to date.
  async refreshTags() {},
  async getExpiration() {
    return 0;
  },
  /** Nothing to do: lib/web/invalidate-announced.ts has invalidated all stores by now, and waited for it. */
  async updateTags() {},
};

export default handler;

/** @param {string} key @param {Promise<CacheEntry>} pending */
async function keep(key, pending) {
  let entry;
  try {
    const { value, ...rest } = await pending;
    const body = new Uint8Array(await new Response(value).arrayBuffer());
    const { tags, timestamp, revalidate, expire } = rest;
    const began = invalidations.generationAt(timestamp);
    const endsAt = Date.now() - (now() - timestamp) + revalidate * 1000;
    if (invalidations.isSavedSince(tags, began)) invalidations.markLateWrite(tags);
    else if (expire > 0) entry = { value: { ...rest, body }, tags, began, endsAt, bytes: body.length };
  } finally {
    results.finish(key, entry);
  }
}
