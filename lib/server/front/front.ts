import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createPageCache, type Visit } from "../page-cache/page-cache";
import { markClientAddress } from "./client-address";
import { hasSession, isApi, isPerRequest, pathOf, type Refusal, refusalOf } from "./door";
import { answerFailure } from "./failure";
import { type Files, STATIC } from "./files";
import { createMessenger, type Origin } from "./messenger";
import { type Site, withSecurityHeaders } from "./policy";

export interface Options {
  origin: Origin;
  site: Site;
  files: Files;
  /** Inline scripts and styles that documents may have, word for word. */
  trustedInline: ReadonlySet<string>;
  trustedProxies: number;
  /** Of the page cache. */
  capacityBytes: number;
  /** Addresses that this thread answers by itself. */
  endpoints?: Record<string, RequestListener>;
}

/** How long the body of a request may take to arrive, of who has no session: the longest form has 8 KB. */
const BODY_TIMEOUT_MS = 60_000;

/** What every request passes, from the network to Next: the door, the page cache, and the way to the origin. */
export function createFront({ origin, site, files, trustedInline, trustedProxies, capacityBytes, endpoints }: Options) {
  const { fetch, finish, pass } = createMessenger({ origin, site, files, trustedInline });
  const cache = createPageCache({ capacityBytes, fetch, finish, pass, isOriginUp: () => origin.isUp });

  return (request: IncomingMessage, response: ServerResponse) => {
    const visit = { request, response };
    const refusal = refusalOf(request);
    if (refusal) return refuse(visit, refusal);
    const path = pathOf(request.url ?? "/") ?? "/";
    if (path.startsWith(STATIC)) {
      if (!files.has(path)) return refuse(visit, { status: 404, message: "Não encontrado" });
      request.url = path;
    }
    if (cache.hit(visit)) return;
    markClientAddress(request, trustedProxies);
    limitBody(request);
    const endpoint = endpoints?.[path];
    if (endpoint && request.method !== "OPTIONS") {
      writeSecurityHeaders(response);
      return endpoint(request, response);
    }
    const answered = isPerRequest(path) ? pass(visit) : cache.answer(visit);
    answered.catch((error) => {
      if (!response.headersSent) writeSecurityHeaders(response);
      answerFailure(error, request, response, isApi(request.url));
    });
  };

  function refuse({ request, response }: Visit, refusal: Refusal) {
    const { status, message, allow } = refusal;
    writeSecurityHeaders(response);
    if (allow) response.setHeader("allow", allow.join(", "));
    // Next shows the text to a server action's caller only if it is of exactly this type.
    const text = status === 401 ? "text/plain" : "text/plain; charset=utf-8";
    response.setHeader("content-type", isApi(request.url) ? "application/json" : text);
    // What was not read of a body would be taken for the next request.
    if (request.method !== "GET" && request.method !== "HEAD") response.setHeader("connection", "close");
    response.writeHead(status).end(isApi(request.url) ? JSON.stringify({ message }) : message);
  }

  function writeSecurityHeaders(response: ServerResponse) {
    for (const [name, value] of Object.entries(withSecurityHeaders(200, {}, site)))
      response.setHeader(name, value ?? "");
  }
}

function limitBody(request: IncomingMessage) {
  if (request.complete || request.method === "GET" || request.method === "HEAD" || hasSession(request.headers)) return;
  const late = setTimeout(() => request.destroy(), BODY_TIMEOUT_MS);
  request.once("close", () => clearTimeout(late));
}
