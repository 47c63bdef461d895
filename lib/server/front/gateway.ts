import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { constants } from "node:zlib";
import compression from "compression";
import { nonceHeader, statusHeader } from "../../internal-headers";
import { log } from "../../log";
import type { Answer, Fetched } from "../page-cache/answer";
import { visitorsCacheControl } from "../page-cache/freshness";
import type { Exchange } from "../page-cache/page-cache";
import type { Turn } from "../page-cache/shared-fetch";
import { statistics } from "../page-cache/statistics";
import { isListFile, isPerRequest, isPicture, pathOf } from "./address";
import type { Files } from "./files";
import { unlessInOutage } from "./health";
import { joinAndHashScripts } from "./inline-scripts";
import { withLateScripts } from "./late-scripts";
import { createMissingPage, isEmptyNotFound } from "./missing-page";
import { endToEnd, type Lane, type Origin, visitorsRequest, wholeRequest } from "./origin-request";
import { documentPolicy, type PolicyOptions, withSecurityHeaders } from "./policy";

export interface Options {
  origin: Origin;
  site: PolicyOptions;
  files: Files;
  /** Whether a session cookie is one of ours. */
  hasValidSession(headers: IncomingHttpHeaders): Promise<boolean>;
  /** Inline scripts and styles that documents may have, word for word. */
  trustedInline: ReadonlySet<string>;
  /** The inline script that inserts a public document's other scripts late; absent, they stay where Next writes them. */
  lateScripts?: string;
}

/** Compression level: strong enough for a mobile network, quick enough for each answer. */
const BROTLI_QUALITY = 4;

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

/** Takes requests to the origin, and its answers to visitors: with the security headers, compressed, and a missing page whole. */
export function createGateway({ origin, site, files, hasValidSession, trustedInline, lateScripts }: Options) {
  // Its visitor has had a turn in the visitors' lane already.
  const missingPage = createMissingPage((request) => origin.ask(request, { lane: "team" }));

  /** The whole answer at an address, for the page cache. */
  async function fetch(address: string, { request, onTurn, signal }: Turn): Promise<Fetched> {
    if (files.has(address)) {
      onTurn();
      return files.read(address);
    }
    const asked = wholeRequest(address, request);
    return complete(await origin.ask(asked, { lane: laneOf(address), onTurn, signal }), request);
  }

  /** An uncached answer: a document of the dashboard streams; any other document is buffered, because its policy needs its text. */
  async function pass({ request, response }: Exchange, fetched?: Fetched) {
    statistics.passed++;
    const path = pathOf(request.url ?? "/") ?? "/";
    const nonce = isPerRequest(path) ? randomBytes(16).toString("base64") : undefined;
    const file = files.has(path) ? await files.read(path) : undefined;
    const answer = fetched ?? file ?? (await ask(request, response, nonce));
    const { status, headers, body } = await unlessInOutage(answer, origin);
    compress(request as never, response as never, () => {});
    if (!isDocument(status, headers)) return send(response, status, withSecurityHeaders(status, headers, site), body);
    // Error pages of the 400s are prerendered, on any address; one of a failed render has that render's nonce.
    if (nonce && (status < 400 || status >= 500)) {
      const policy = documentPolicy(site, { nonce });
      const { [statusHeader]: told = status, ...others } = headers;
      const secured = withSecurityHeaders(status, { ...others, "content-security-policy": policy }, site);
      return send(response, Number(told), secured, body);
    }
    const whole = finish({ status, headers, body: Buffer.isBuffer(body) ? body : await buffer(body) });
    return send(response, status, whole.headers, whole.body);
  }

  /**
   * Asks Next. A visitor who leaves ends the request only until Next works on it: Next would not stop, and an address that hangs up each
   * time would occupy it beyond its places. The team's reads end in any case: a person who leaves a screen waits for another one.
   */
  async function ask(request: IncomingMessage, response: ServerResponse, nonce: string | undefined) {
    const asked = visitorsRequest(request);
    if (nonce) {
      asked.headers[nonceHeader] = nonce;
      asked.headers["content-security-policy"] = documentPolicy(site, { nonce });
    }
    const gone = new AbortController();
    let isWithNext = () => false;
    response.once("close", () => isWithNext() || gone.abort());
    const lane = laneOf(asked.url, await hasValidSession(request.headers));
    const onTurn = () => {
      isWithNext = () => asked.body?.readableEnded ?? lane === "visitors";
    };
    return complete(await origin.ask(asked, { lane, signal: gone.signal, onTurn }), request);
  }

  async function complete(answer: IncomingMessage, request: IncomingMessage): Promise<Fetched> {
    const fetched = { status: answer.statusCode ?? 500, headers: endToEnd(answer), body: answer };
    if (!isEmptyNotFound(fetched, pathOf(request.url ?? "/") ?? "/") || request.headers.rsc !== undefined)
      return fetched;
    answer.resume();
    return missingPage();
  }

  function finish({ status, headers, body, ...rest }: Answer): Answer {
    if (!isDocument(status, headers))
      return { status, headers: withSecurityHeaders(status, headers, site), body, ...rest };
    const text = body.toString();
    // Not of a failed render, whose message React writes in the browser.
    const isLate = lateScripts !== undefined && status < 500;
    const document = isLate ? withLateScripts(text, lateScripts) : text;
    const { html, scripts, styles, unknown } = joinAndHashScripts(document, trustedInline);
    if (unknown.length > 0) log.warn({ scripts: unknown.map((text) => text.slice(0, 200)) }, "inline scripts refused");
    const finished = Buffer.from(html);
    const policy = documentPolicy(site, { scripts, styles });
    const secured = { ...headers, "content-length": finished.length, "content-security-policy": policy };
    return { status, headers: withSecurityHeaders(status, secured, site), body: finished };
  }

  return { fetch, finish, pass };
}

function laneOf(address: string, isTeam = false): Lane {
  const path = pathOf(address) ?? "/";
  if (isListFile(path)) return "files";
  if (isPicture(path)) return "pictures";
  return isTeam ? "team" : "visitors";
}

function isDocument(status: number, headers: OutgoingHttpHeaders) {
  return String(headers["content-type"]).startsWith("text/html") && status !== 304;
}

/** Streams the body with backpressure, without buffering between the pieces. */
async function send(
  response: ServerResponse & { flush?: () => void },
  status: number,
  headers: OutgoingHttpHeaders,
  body: Readable | Buffer,
) {
  const control = headers["cache-control"];
  response.writeHead(status, {
    ...headers,
    ...(control && { "cache-control": visitorsCacheControl(String(control)) }),
  });
  if (Buffer.isBuffer(body)) return void response.end(body);
  if (response.req.method === "HEAD") {
    response.end();
    body.on("error", () => {}).destroy();
    return;
  }
  const sent = pipeline(body, response);
  body.on("data", () => response.flush?.());
  // When one side is gone, the pipeline has ended the other one.
  await sent.catch(() => {});
}
