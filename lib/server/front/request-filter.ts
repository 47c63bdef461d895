import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { TOKEN_FAILED } from "../../errors";
import { painelRoutes } from "../../painel-routes";
import { isApi, routes } from "../../routes";
import { isPerRequest, isPrivate, isVisitorForm, pathOf } from "./address";
import { areMadeUp } from "./router-headers";

/** A refusal before any further processing of the request. */
export interface Refusal {
  status: number;
  message: string;
  allow?: string[];
  location?: string;
}

/** The methods that Next handles; it answers any other one with an empty 400, and with 500 on a file that exists. */
export const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const SAFE_METHODS = ["GET", "HEAD"];
const FORM_METHODS = ["GET", "HEAD", "POST"];

const MAX_ADDRESS_LENGTH = 2_000;
/** As other servers have it; a browser and its proxies send forty. Of over a thousand node drops the last: ours, without which Next refuses. */
const MAX_HEADERS = 100;

/** The id of a server action: the first bit would mark a cached function, which Next would call in the same way. */
const ACTION_ID = /^[0-7][0-9a-f]{41}$/;

const MALFORMED: Refusal = { status: 400, message: "Pedido malformado" };

const NOT_SIGNED_IN: Refusal = { status: 401, message: TOKEN_FAILED };

/** The form for a backup is sent by the browser itself, and leads to its screen, which asks to sign in. */
const BACKUP_NOT_SIGNED_IN: Refusal = { status: 303, message: TOKEN_FAILED, location: painelRoutes.backup };

/** An address with its site, as it is sent to a proxy; without the user that it may name. */
const ABSOLUTE = /^https?:\/\/(?:[^/?#]*@)?([^/?#@]+)/i;

/** RFC 9112, 3.2.2: 'GET http://host/path' is '/path' of that host, whatever the header says. */
export function toOriginForm(request: IncomingMessage) {
  const [site, host] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (site === undefined) return;
  const path = request.url?.slice(site.length) ?? "";
  request.url = path.startsWith("/") ? path : `/${path}`;
  request.headers.host = host;
}

/** Browsers send a proxy's own sign-in (Basic) on with every request; it is no token of the API, and no reason to bypass the page cache. */
export function dropProxySignIn({ headers }: IncomingMessage) {
  if (headers.authorization && /^basic\b/i.test(headers.authorization)) delete headers.authorization;
}

/** Cookies that anything here reads: next-auth's two, and those that are named 'nova-'. */
const OUR_COOKIE = /^(?:__(?:Secure|Host)-)?next-auth\.(?:session|csrf)-token=|^nova-/;
/** A browser has seven at most. */
const MAX_COOKIES = 10;

/**
 * Leaves a request our own cookies: Next takes quadratic time for each call of the API, 3 s for the 1,500 that a header has room for; a
 * preview's would bypass the page cache, and next-auth fails on an address of where it led before that is none.
 */
export function keepOurCookies({ headers }: IncomingMessage) {
  if (headers.cookie === undefined) return;
  const ours = headers.cookie.split(/;\s*/).filter((cookie) => OUR_COOKIE.test(cookie));
  if (ours.length > 0) headers.cookie = ours.slice(0, MAX_COOKIES).join("; ");
  else delete headers.cookie;
}

/**
 * Undefined for a request that may pass. Outside of the API, and on its documentation's page, only GET and HEAD, visitors' forms, and
 * what private screens send with a session: without one, neither React's decoder nor a cached function can be reached.
 */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { url = "/", method = "" } = request;
  const path = pathOf(url);
  if (hasDuplicateHost(request)) return MALFORMED;
  if (url.length > MAX_ADDRESS_LENGTH) return { status: 414, message: "Endereço longo demais" };
  if (request.rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, message: "Cabeçalhos demais" };
  if (path === undefined) return { status: 400, message: "Endereço malformado" };
  // Next decodes a path without variable parts, and no other.
  const isApiCall = isApi(url) && decodeURIComponent(path) !== routes.apiDocs;
  if (isApiCall) return allowOnly(API_METHODS, method, "A API não conhece este método");
  // Nothing uses Next's own resizing of pictures.
  if (path === "/_next/image") return { status: 404, message: "Não encontrado" };
  if (isVisitorForm(path)) return allowOnly(FORM_METHODS, method);
  if (needsSession(request)) return hasSession(request.headers) ? undefined : notSignedIn(request);
  return allowOnly(SAFE_METHODS, method) ?? (isPerRequest(path) && areMadeUp(request.headers) ? MALFORMED : undefined);
}

/** A server action of a private screen, or the form for a backup. */
export function needsSession({ method, url = "/", headers }: IncomingMessage) {
  if (method !== "POST") return false;
  const path = pathOf(url) ?? "/";
  return path === painelRoutes.backupFile || (isPrivate(path) && ACTION_ID.test(String(headers["next-action"])));
}

/** The refusal of what a screen sends without a session, or with one that has ended. */
export const notSignedIn = ({ url = "/" }: IncomingMessage) =>
  pathOf(url) === painelRoutes.backupFile ? BACKUP_NOT_SIGNED_IN : NOT_SIGNED_IN;

function allowOnly(allow: string[], method: string, message = "Este endereço não conhece este método") {
  return allow.includes(method) ? undefined : { status: 405, message, allow };
}

export const isRead = ({ method = "" }: IncomingMessage) => SAFE_METHODS.includes(method);

export function hasSession({ cookie = "" }: IncomingHttpHeaders) {
  return cookie.includes("next-auth.session-token");
}

/** RFC 9112, 3.2: a proxy in front may have believed the other one. */
function hasDuplicateHost({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
}
