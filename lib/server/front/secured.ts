import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http";
import { PRIVATE_PATHS } from "../../entities";
import { nonceHeader } from "../../internal-headers";
import { routes } from "../../routes";
import { finishDocument, type InlineHashes } from "./finish-document";
import { writeSecurityHeaders } from "./headers";
import { beforeHead, whenWhole } from "./held-answer";
import { createNonce } from "./nonce";
import { contentSecurityPolicy, DATA_POLICY, type Inline, type Policy } from "./policy";

const HEADER = "content-security-policy";

/** Documents of which is remembered what was made of them: those that are asked for again and again, such as the missing page. */
const REMEMBERED = 16;

/** Rendered per request, with a nonce. */
const PER_REQUEST = [routes.login, ...PRIVATE_PATHS].map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`));

/**
 * Puts the security headers on Next's answers, and on each page its Content-Security-Policy; without a policy, only the
 * former. A public page is the same for everybody: it is held back until it is whole, and its inline scripts are allowed by
 * their hashes. The dashboard streams, with a nonce that Next and lib/web/nonce.ts find among the request's headers.
 */
export function secured(next: RequestListener, policy: Policy | undefined): RequestListener {
  if (!policy) return basic(next, false);
  const policyFor = (inline: Inline) => contentSecurityPolicy(policy, inline);
  return basic((request, response) => {
    const nonce = isPerRequest(request.url) ? createNonce() : undefined;
    if (nonce) {
      request.headers[nonceHeader] = nonce;
      request.headers[HEADER] = policyFor({ nonce });
    }
    const restoreMethod = nonce ? () => {} : askForBody(request);
    beforeHead(response, () => {
      restoreMethod();
      const type = String(response.getHeader("content-type") ?? "");
      if (type.startsWith("application/json")) response.setHeader(HEADER, DATA_POLICY);
      // What a browser keeps of a page it knows already includes that page's policy.
      if (!type.startsWith("text/html") || response.statusCode === 304) return;
      // Error pages are finished ones on any address.
      if (nonce && response.statusCode < 400) {
        response.setHeader(HEADER, policyFor({ nonce }));
        return;
      }
      whenWhole(response, (body) => {
        const { hashes, bytes } = finished(body);
        response.setHeader(HEADER, policyFor(hashes));
        return bytes;
      });
    });
    return next(request, response);
  }, policy.https);
}

function basic(next: RequestListener, https: boolean): RequestListener {
  return (request, response) => {
    dropPolicy(request.headers);
    writeSecurityHeaders(response, https);
    return next(request, response);
  };
}

/** What a client sends under these names is no business of Next's: it would put a client's nonce on a page for all. */
function dropPolicy(headers: IncomingHttpHeaders) {
  for (const name of [HEADER, `${HEADER}-report-only`, nonceHeader]) delete headers[name];
}

/** HEAD has a page's headers like GET, and they follow from its body; node itself sends none. Undone by what it returns. */
function askForBody(request: IncomingMessage) {
  const isPage =
    request.method === "HEAD" && !/^\/(?:api|_next|imagens|cartao)\/|\.\w+(?:\?|$)/.test(request.url ?? "");
  if (isPage) request.method = "GET";
  return () => {
    if (isPage) request.method = "HEAD";
  };
}

function isPerRequest(url = "/") {
  const [path = "/"] = url.split("?", 1);
  return PER_REQUEST.some((pattern) => pattern.test(path));
}

const known = new Map<string, { hashes: InlineHashes; bytes: Buffer }>();

function finished(body: Buffer) {
  const key = createHash("sha256").update(body).digest("base64");
  const before = known.get(key);
  if (before) return before;
  const { html, hashes } = finishDocument(body.toString());
  const made = { hashes, bytes: Buffer.from(html) };
  known.set(key, made);
  for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
  return made;
}
