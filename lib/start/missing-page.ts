import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { invalidations } from "../cache/invalidations.mjs";

/** No route has this address: Next answers it with the finished not-found page. */
const NOWHERE = "/_nova/nada";

/**
 * Next answers notFound() of a page that is rendered on demand with an empty document, which only JavaScript fills.
 * Visitors without JavaScript, and whoever reads the HTML, get the finished not-found page in its stead.
 */
export function completeMissingPages(next: RequestListener): RequestListener {
  const finishedPage = keptUntilChanged(askForFinishedPage);
  return (request, response) => {
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (isDocument && request.headers.rsc === undefined && request.url !== NOWHERE)
      watch(request, response, finishedPage);
    return next(request, response);
  };
}

/** Holds back what Next writes if it turns out to be the empty document. */
function watch(request: IncomingMessage, response: ServerResponse, finishedPage: typeof askForFinishedPage) {
  const { writeHead, write, end } = response;
  // What the door has set is of every answer; what Next adds is of the empty one.
  const ours = response.getHeaderNames();
  let replaced = false;
  const replace = async () => {
    replaced = true;
    const page = await finishedPage(request).catch(() => "ERROR 404");
    for (const name of response.getHeaderNames()) if (!ours.includes(name)) response.removeHeader(name);
    Object.assign(response, { writeHead, write, end });
    response
      .writeHead(404, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
      })
      .end(request.method === "HEAD" ? undefined : page);
  };

  response.writeHead = (...args: unknown[]) => {
    if (isEmptyDocument(response)) {
      if (!replaced) void replace();
      return response;
    }
    Object.assign(response, { writeHead });
    return Reflect.apply(writeHead, response, args);
  };
  response.write = (...args: unknown[]) => {
    if (!response.headersSent && !replaced) response.writeHead(response.statusCode);
    return replaced || Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    if (!response.headersSent && !replaced) response.writeHead(response.statusCode);
    return replaced ? response : Reflect.apply(end, response, args);
  };
}

/** The finished page says 'no-store'; only the empty one may be shared. */
function isEmptyDocument(response: ServerResponse) {
  return (
    response.statusCode === 404 &&
    String(response.getHeader("content-type")).startsWith("text/html") &&
    String(response.getHeader("cache-control")).includes("s-maxage")
  );
}

/** One page for all that is missing, asked for again once something is saved. */
function keptUntilChanged(ask: typeof askForFinishedPage): typeof askForFinishedPage {
  let kept: { moment: number; page: string } | undefined;
  return async (request) => {
    const { moment, trusted } = invalidations;
    if (!trusted || kept?.moment !== moment) kept = { moment, page: await ask(request) };
    return kept.page;
  };
}

async function askForFinishedPage({ socket }: IncomingMessage) {
  const { localAddress = "127.0.0.1", localPort, localFamily } = socket;
  const host = localFamily === "IPv6" ? `[${localAddress}]` : localAddress;
  return (await fetch(`http://${host}:${localPort}${NOWHERE}`)).text();
}
