import { setTimeout as sleep } from "node:timers/promises";
import { invalidations } from "./invalidations.mjs";

/**
 * Next's store of finished pages (`cacheHandler` in next.config.mjs), kept in this process's memory.
 *
 * The built-in store reads what `next build` and earlier runs wrote to disk, but forgets at a restart which tags were
 * invalidated meanwhile, so it would show old pages of another day or another database. This one starts empty: the
 * first visit renders, everything after is served from here until a save invalidates one of the page's tags.
 *
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} CacheHandler
 * @typedef {{ value: any, lastModified: number, began: number, bytes: number, tags: string[] }} Entry
 */

/** Milliseconds after which a render counts as failed: nobody waits for it. */
const LONGEST_RENDER = 2_000;

/** Bytes of pages kept; beyond it the least recently visited go. */
const MAX_BYTES = 128 * 1024 * 1024;

// One store a process: Next makes an instance a request.
/** @type {Map<string, Entry>} */
const entries = new Map();
/**
 * The renders under way of a missing page, oldest first: when each began, by that clock and in milliseconds.
 *
 * @type {Map<string, { began: number, at: number }[]>}
 */
const renders = new Map();
let bytes = 0;

export default class PrerenderedPages {
  /** @param {string} key */
  async get(key) {
    const entry = entries.get(key);
    if (entry && !isInvalidated(entry)) {
      entries.delete(key);
      entries.set(key, entry); // most recently used last
      return entry;
    }
    renders.set(key, [...(renders.get(key) ?? []), { began: invalidations.moment, at: Date.now() }]);
    return null;
  }

  /** @param {string} key @param {any} value */
  async set(key, value) {
    const began = beginningOf(key);
    remove(key);
    if (!value) return;
    const entry = { value, lastModified: Date.now(), began, bytes: sizeOf(value), tags: tagsOf(value) };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES) break;
      remove(oldest);
    }
    if (renders.size > 10_000) renders.clear(); // left by renders that failed
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    invalidations.mark([tags].flat());
    await rendersBefore(invalidations.moment);
  }

  resetRequestCache() {}
}

/**
 * Resolves once no render is under way that began before that moment: Next lets whoever comes meanwhile wait for the same
 * one, and who comes after a save was acknowledged must not get what was true before it.
 *
 * @param {number} moment
 */
async function rendersBefore(moment) {
  const isOlder = ({ began, at }) => began < moment && Date.now() - at < LONGEST_RENDER;
  while ([...renders.values()].flat().some(isOlder)) await sleep(5);
}

/**
 * A page is as old as its render's beginning: a save that came in between invalidates it. Which of several renders this
 * one is cannot be told, so it counts as the oldest. One that nobody missed renews a page that has had its time, and
 * began when that page was still true.
 *
 * @param {string} key
 */
function beginningOf(key) {
  const [oldest, ...younger] = renders.get(key) ?? [];
  if (younger.length > 0) renders.set(key, younger);
  else renders.delete(key);
  return oldest?.began ?? entries.get(key)?.began ?? 0;
}

/** @param {Entry} entry */
function isInvalidated({ tags, began }) {
  return tags.some((tag) => invalidations.lastOf(tag) > began);
}

/** @param {string} key */
function remove(key) {
  bytes -= entries.get(key)?.bytes ?? 0;
  entries.delete(key);
}

function tagsOf(value) {
  const tags = value.headers?.["x-next-cache-tags"];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** About as many bytes as the entry holds in memory. */
function sizeOf(value) {
  let size = 1024 + (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0);
  for (const segment of value.segmentData?.values() ?? []) size += segment.length;
  return size;
}
