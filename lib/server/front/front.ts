import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isApi } from "../../routes";
import { type Exchange, PageCache } from "../page-cache/page-cache";
import { isPerRequest, pathOf } from "./address";
import { markClientAddress } from "./client-address";
import { isPipelineFull } from "./connection-limit";
import { answerFailure } from "./failure";
import { STATIC } from "./files";
import { createGateway, type Options as GatewayOptions } from "./gateway";
import { type PolicyOptions, withSecurityHeaders } from "./policy";
import {
  dropProxySignIn,
  isRead,
  keepOurCookies,
  needsSession,
  notSignedIn,
  type Refusal,
  refusalOf,
  toOriginForm,
} from "./request-filter";

export interface Options extends GatewayOptions {
  trustedProxies: number;
  /** Limit of the page cache's memory. */
  capacityBytes: number;
  /** Addresses that this thread answers by itself, to GET and HEAD. */
  endpoints?: Record<string, RequestListener>;
}

/** Statuses for requests that node's parser refuses. */
const PARSER_STATUSES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** How long the body of a request without a session may take to arrive: the longest form has 8 KB. */
const BODY_TIMEOUT_MS = 60_000;

/** The chain of every request: request filter, page cache, origin (gateway). */
export function createFront({ trustedProxies, capacityBytes, endpoints, ...options }: Options) {
  const { origin, site, files, hasValidSession } = options;
  const { fetch, finish, pass } = createGateway(options);
  const cache = new PageCache({ capacityBytes, fetch, finish, pass, isOriginUp: () => origin.isUp });

  return (request: IncomingMessage, response: ServerResponse) => {
    if (isPipelineFull(request, response)) return;
    toOriginForm(request);
    dropProxySignIn(request);
    keepOurCookies(request);
    const exchange = { request, response };
    const refusal = refusalOf(request);
    if (refusal) return refuse(exchange, refusal);
    if (!needsSession(request)) return answer(exchange);
    // Next would keep an action's body in memory before it asks whose it is.
    void hasValidSession(request.headers).then((valid) =>
      valid ? answer(exchange) : refuse(exchange, notSignedIn(request)),
    );
  };

  function answer(exchange: Exchange) {
    const { request, response } = exchange;
    const path = pathOf(request.url ?? "/") ?? "/";
    if (path.startsWith(STATIC)) {
      if (!files.has(path)) return refuse(exchange, { status: 404, message: "Não encontrado" });
      request.url = path;
    }
    if (cache.hit(exchange)) return;
    markClientAddress(request, trustedProxies);
    limitBody(request, hasValidSession);
    answerBy(path, exchange).catch((error) => {
      if (!response.headersSent) writeSecurityHeaders(response);
      answerFailure(error, request, response);
    });
  }

  async function answerBy(path: string, exchange: Exchange) {
    const { request, response } = exchange;
    const endpoint = endpoints?.[path];
    if (!endpoint || !isRead(request)) return isPerRequest(path) ? pass(exchange) : cache.answer(exchange);
    writeSecurityHeaders(response);
    return endpoint(request, response);
  }

  function refuse({ request, response }: Exchange, refusal: Refusal) {
    const { status, message, allow, location } = refusal;
    writeSecurityHeaders(response);
    if (allow) response.setHeader("allow", allow.join(", "));
    if (location) response.setHeader("location", location);
    // Next shows the text to a server action's caller only if it is of exactly this type.
    const text = status === 401 ? "text/plain" : "text/plain; charset=utf-8";
    response.setHeader("content-type", isApi(request.url) ? "application/json" : text);
    // The unread rest of a body would be parsed as the next request.
    if (!isRead(request)) response.setHeader("connection", "close");
    response.writeHead(status).end(isApi(request.url) ? JSON.stringify({ message }) : message);
  }

  function writeSecurityHeaders(response: ServerResponse) {
    for (const [name, value] of Object.entries(withSecurityHeaders(200, {}, site)))
      response.setHeader(name, value ?? "");
  }
}

function limitBody(request: IncomingMessage, hasValidSession: Options["hasValidSession"]) {
  if (request.complete || isRead(request)) return;
  const late = setTimeout(() => request.destroy(), BODY_TIMEOUT_MS);
  request.once("close", () => clearTimeout(late));
  void hasValidSession(request.headers).then((valid) => valid && clearTimeout(late));
}

/** Answers requests that node's parser refused (`clientError`), with the headers of every answer. */
export function answerUnparsed(site: PolicyOptions) {
  const headers = Object.entries({ ...withSecurityHeaders(400, {}, site), connection: "close", "content-length": 0 });
  const head = headers.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    socket.end(`HTTP/1.1 ${PARSER_STATUSES[error.code ?? ""] ?? "400 Bad Request"}\r\n${head}\r\n\r\n`);
  };
}
