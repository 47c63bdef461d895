import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { cacheControlForVisitors } from "../page-cache/head";
import { createPageCache, type PageCache } from "../page-cache/page-cache";
import { buildFiles, compressed, compressResponse } from "./compressed";
import { beforeHead } from "./held-answer";

const MEGABYTE = 1024 * 1024;
const STATIC = "/_next/static/";
/** An editor who saves twice does so within this time, or much later. */
const RENEWAL = 500;
const COPIES = { br: ".br", gzip: ".gz" };

type Options = { buildFolder: string; megabytes: number };

/** Next behind its page cache, as `npm start` runs it; `megabytes` is PAGE_CACHE_MB. */
export function cached(next: RequestListener, { buildFolder, megabytes }: Options): PageCache {
  const inner = buildFiles(next, buildFolder);
  return createPageCache({
    capacity: megabytes * MEGABYTE,
    next: inner,
    passing: { listener: buildFiles(compressed(forVisitors(next)), buildFolder), prepare: compressResponse },
    renewal: RENEWAL,
    async precompressed(url, encoding) {
      if (encoding === "identity" || !url.startsWith(STATIC)) return undefined;
      const file = path.join(buildFolder, "static", path.normalize(url.slice(STATIC.length)) + COPIES[encoding]);
      return readFile(file).catch(() => undefined);
    },
  });
}

/** What passes the cache by says the same to other caches. */
function forVisitors(next: RequestListener): RequestListener {
  return (request, response) => {
    beforeHead(response, () => {
      const control = response.getHeader("cache-control");
      if (control !== undefined) response.setHeader("cache-control", cacheControlForVisitors(String(control)));
    });
    return next(request, response);
  };
}
