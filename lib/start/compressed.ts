import type { RequestListener } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

const STATIC = "/_next/static/";
/** Strong enough for a phone's line, quick enough to do at each answer. */
const QUALITY = 4;

/**
 * Sends what Next answers in brotli or gzip, and the build's own files from their compressed copies (precompress.ts),
 * without asking Next.
 */
export function compressed(next: RequestListener, buildFolder: string): RequestListener {
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } });
  const files = sirv(path.join(buildFolder, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
  });
  return (request, response) => {
    if (request.url?.startsWith(STATIC)) {
      const url = request.url;
      const file = Object.assign(request, { url: url.slice(STATIC.length - 1) });
      return files(file, response, () => next(Object.assign(request, { url }), response));
    }
    return new Promise<void>((resolve, reject) => {
      compress(request as never, response as never, () =>
        Promise.resolve(next(request, response)).then(resolve, reject),
      );
    });
  };
}
