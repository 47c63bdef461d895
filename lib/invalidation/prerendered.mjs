import { now } from "./generation.mjs";
import { invalidations } from "./invalidations.mjs";
import { Store } from "./store.mjs";

/** @typedef {{ revalidate: number | false, expire?: number }} CacheControl */

/** As large as the page cache in front, which answers most requests. */
const MAX_BYTES = 64 * 1024 * 1024;
/** No save invalidates an answer without tags. */
const MAX_UNTAGGED_SECONDS = 60;
/** Next gives pages no status when it is 200. */
const KEPT_STATUS = [undefined, 200, 404];

/** @type {Store<{ answer: any, cacheControl?: CacheControl }>} */
const answers = new Store(MAX_BYTES);

/** Next's store of finished pages and files, named in next.config.mjs: it makes an instance for each request. */
export default class Prerendered {
  /** An answer is as old as the request that it is rendered for. */
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
    if (!answer || isStale || !KEPT_STATUS.includes(answer.status)) return answers.finish(key);
    // At the end of it the page is rendered before it is served: Next would serve it stale once more, and revalidate out of sight.
    const seconds = Math.min(cacheControl?.revalidate || Infinity, tags.length > 0 ? Infinity : MAX_UNTAGGED_SECONDS);
    const endsAt = Date.now() + seconds * 1000;
    answers.finish(key, { value: { answer, cacheControl }, tags, began, endsAt, bytes: bytesOf(answer) });
  }

  /** lib/cached-read.ts has invalidated all stores before, and waited for it. */
  async revalidateTag() {}

  resetRequestCache() {}
}

/** Without those that Next gives every address of its own (`_N_T_/posts`): no save names them. */
function tagsOf(answer) {
  const tags = String(answer?.headers?.["x-next-cache-tags"] ?? "");
  return tags.split(",").filter((tag) => tag && !tag.startsWith("_N_T_"));
}

function bytesOf({ html, rscData, body, postponed, segmentData }) {
  const parts = [html, rscData, body, postponed, ...(segmentData?.values() ?? [])];
  return parts.reduce((bytes, part) => bytes + (part?.length ?? 0), 0);
}
