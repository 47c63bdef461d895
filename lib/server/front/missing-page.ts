import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { CapturedResponse } from "../page-cache/captured-response";
import { wholeRequest } from "../page-cache/request";

/** No route has this address: Next answers it with the finished not-found page. */
const NOWHERE = "/_nova/nada";
/** Bytes of the not-found page at most. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Next answers notFound() of a page that is rendered on demand with an empty document, which only JavaScript fills.
 * Visitors without JavaScript, and whoever reads the HTML, get the finished not-found page in its stead.
 */
export function completeMissingPages(next: RequestListener): RequestListener {
  // Asked as if nobody had asked for anything else: Next must not take it for a part of the request that it answers.
  const ask = AsyncResource.bind((request: IncomingMessage) => askForFinishedPage(next, request));
  const finishedPage = keptUntilChanged(ask);
  return (request, response) => {
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (isDocument && request.headers.rsc === undefined && request.url !== NOWHERE)
      watch(request, response, finishedPage);
    return next(request, response);
  };
}

/** Holds back what Next writes if it turns out to be the empty document. */
function watch(request: IncomingMessage, response: ServerResponse, finishedPage: AskForPage) {
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
function keptUntilChanged(ask: AskForPage): AskForPage {
  let kept: { generation: number; page: Buffer } | undefined;
  return async (request) => {
    const { generation, trusted } = invalidations;
    if (!trusted || kept?.generation !== generation) kept = { generation, page: await ask(request) };
    return kept.page;
  };
}

type AskForPage = (request: IncomingMessage) => Promise<Buffer>;

async function askForFinishedPage(next: RequestListener, request: IncomingMessage) {
  const { host } = request.headers;
  // Of whoever asks for what is missing, nothing but the site's name: the page is the same for all.
  const question = Object.assign(wholeRequest(request, NOWHERE), { headers: { host } });
  const captured = new CapturedResponse(question, { wants: () => true, limit: LARGEST });
  await next(question, captured);
  const { body } = (await captured.outcome) ?? {};
  if (!body) throw new Error("the not-found page did not come");
  return body;
}
