import { now } from "./generation.mjs";
import { trackInFlight } from "./in-flight.mjs";
import { invalidations } from "./invalidations.mjs";
import { createKept } from "./kept.mjs";

/**
 * Next's store of finished pages (`cacheHandler` in next.config.mjs), kept in this process's memory.
 *
 * The built-in store reads what `next build` and earlier runs wrote to disk, but forgets at a restart which tags were
 * invalidated meanwhile, so it would show old pages of another day or another database. This one starts empty: the
 * first visit renders, everything after is served from here until a save invalidates one of the page's tags, or until
 * the page has had its time.
 *
 * @typedef {{ revalidate: number | false, expire?: number }} CacheControl
 * @typedef {{ value: any, cacheControl?: CacheControl, endsAt: number, began: number, bytes: number, tags: string[] }} Entry
 */

/** Bytes of pages kept: as many again as in the page cache in front, which most visitors are answered from. */
const MAX_BYTES = 64 * 1024 * 1024;

// One store a process.
/** @type {ReturnType<typeof createKept<Entry>>} */
const pages = createKept(MAX_BYTES);
const renders = trackInFlight();

/** Next makes an instance for each request. */
export default class PrerenderedPages {
  /** A page is as old as the request that it is rendered for: a save that came since invalidates it. */
  #began = invalidations.generation;

  /** @param {string} key */
  async get(key) {
    const page = pages.get(key);
    if (page && invalidations.trusted && !invalidations.isStale(page.tags, page.began)) {
      const cacheControl = remaining(page);
      if (cacheControl !== "over") return { value: page.value, lastModified: now(), cacheControl };
    }
    renders.begin(key);
    return null;
  }

  /** @param {string} key @param {any} value @param {{ cacheControl?: CacheControl }} [context] */
  async set(key, value, { cacheControl } = {}) {
    renders.end(key);
    pages.remove(key);
    if (!value || isRefusal(value)) return;
    const tags = tagsOf(value);
    if (!invalidations.isStale(tags, this.#began))
      pages.set(key, {
        value,
        cacheControl,
        endsAt: endOf(cacheControl),
        began: this.#began,
        bytes: sizeOf(value),
        tags,
      });
    else invalidations.bump(); // for who waited for the same render and takes it for newer
  }

  /** lib/web/cache.ts has told all stores before, and waited for them. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** By Date.now(), as what a page shows ends: a monotonic clock stands still while the machine sleeps. @param {CacheControl} [control] */
const endOf = (control) => (control?.revalidate ? Date.now() + control.revalidate * 1000 : Infinity);

/**
 * What is left of the page's time, which is all that those in front of Next may keep it for. One whose time is over is
 * rendered anew at once: Next would serve it once more, and nobody would know of the render behind.
 *
 * @param {Entry} page
 */
function remaining({ cacheControl, endsAt }) {
  if (!cacheControl || cacheControl.revalidate === false) return cacheControl;
  const left = (endsAt - Date.now()) / 1000;
  return left > 0 ? { ...cacheControl, revalidate: Math.ceil(left) } : "over";
}

/**
 * What a route handler answered to another method, or in an outage: Next keeps it under the address alone, and would give
 * it to everybody who asks for the file.
 */
const isRefusal = ({ kind, status }) => kind === "APP_ROUTE" && status !== 200 && status !== 404;

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
