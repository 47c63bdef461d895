import { now } from "./generation.mjs";
import { invalidations } from "./invalidations.mjs";
import { NextStore } from "./next-store.mjs";

/** @typedef {{ revalidate: number | false, expire?: number }} CacheControl */

/** The default size of the page cache in front, which answers most requests. */
const MAX_BYTES = 64 * 1024 * 1024;
/** No save invalidates an answer without tags. */
const MAX_UNTAGGED_SECONDS = 60;
/** Cacheable statuses; for 200 Next gives pages none. */
const CACHEABLE_STATUSES = [undefined, 200, 404];

/** @type {NextStore<{ answer: any, cacheControl?: CacheControl }>} */
const answers = new NextStore(MAX_BYTES);

/** The cache handler for prerendered pages and files, named in next.config.mjs. Next creates an instance for each request. */
export default class PrerenderCache {
  /** Generation of the request: the answer rendered for it is of the same one. */
  #began = invalidations.generation;

  /** @param {string} key */
  async get(key) {
    const found = answers.get(key, ({ tags, began }) => invalidations.isStale(tags, began));
    if (!found) return null;
    const { value, secondsLeft } = found;
    // The remaining lifetime is also the limit for the page cache in front.
    const left = secondsLeft === Infinity ? value.cacheControl : { ...value.cacheControl, revalidate: secondsLeft };
    return { value: value.answer, lastModified: now(), cacheControl: left };
  }

  /** @param {string} key @param {any} answer @param {{ cacheControl?: CacheControl }} [context] */
  async set(key, answer, { cacheControl } = {}) {
    const tags = tagsOf(answer);
    const began = this.#began;
    const isStale = invalidations.isStale(tags, began);
    if (isStale) invalidations.bump(); // requests of a later generation may have been coalesced with this render
    if (!answer || isStale || !CACHEABLE_STATUSES.includes(answer.status)) return answers.finish(key);
    // A miss at the end of the lifetime: else Next would serve the page stale once more, and revalidate in the background.
    const seconds = Math.min(cacheControl?.revalidate || Infinity, tags.length > 0 ? Infinity : MAX_UNTAGGED_SECONDS);
    const endsAt = Date.now() + seconds * 1000;
    answers.finish(key, { value: { answer, cacheControl }, tags, began, endsAt, bytes: bytesOf(answer) });
  }

  /** Nothing to do: lib/web/invalidate-announced.ts has invalidated all stores by now, and waited for it. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** The answer's tags, without the implicit ones of its address (`_N_T_/posts`), which no save names. */
function tagsOf(answer) {
  const tags = String(answer?.headers?.["x-next-cache-tags"] ?? "");
  return tags.split(",").filter((tag) => tag && !tag.startsWith("_N_T_"));
}

function bytesOf({ html, rscData, body, postponed, segmentData }) {
  const parts = [html, rscData, body, postponed, ...(segmentData?.values() ?? [])];
  return parts.reduce((bytes, part) => bytes + (part?.length ?? 0), 0);
}
