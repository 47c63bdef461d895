import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

const STATIC = "/_next/static/";
/** Strong enough for a phone's line, quick enough to do at each answer. */
const QUALITY = 4;

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } } });

/** Makes a response compress what is written to it, in brotli or gzip, as far as its visitor and its type allow. */
export function compressResponse(request: IncomingMessage, response: ServerResponse) {
  compress(request as never, response as never, () => {});
}

/** Sends what Next answers compressed. */
export function compressed(next: RequestListener): RequestListener {
  return (request, response) => {
    compressResponse(request, response);
    return next(request, response);
  };
}

/** Sends the build's own files, where the visitor takes it from their compressed copies (precompress.ts), without asking Next. */
export function buildFiles(next: RequestListener, buildFolder: string): RequestListener {
  const files = sirv(path.join(buildFolder, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => response.setHeader("x-content-type-options", "nosniff"),
  });
  return (request, response) => {
    const { url } = request;
    if (!url?.startsWith(STATIC)) return next(request, response);
    // A file that a new build took away: sirv's stream has no listener of its own, and an error would end the process.
    response.once("pipe", (source) => source.once("error", () => response.destroy()));
    const file = Object.assign(request, { url: url.slice(STATIC.length - 1) });
    return files(file, response, () => next(Object.assign(request, { url }), response));
  };
}
