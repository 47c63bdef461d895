import "server-only";
import { env } from "../../env";

/** Response headers that pages of another origin may read. */
const EXPOSED_HEADERS = "ETag, Link, Retry-After, X-Total-Count";
const ACCEPTED_HEADERS = "Authorization, Content-Type, Idempotency-Key, If-None-Match";
const PREFLIGHT_MAX_AGE_S = "600";

/**
 * Lets the origins of API_ORIGINS read the answer from their pages. Never with credentials: a page of another origin has
 * its own bearer token, and not this site's cookies.
 */
export function corsHeaders(request: Request) {
  const origin = request.headers.get("origin") ?? "";
  const headers = new Headers();
  const { API_ORIGINS } = env();
  if (API_ORIGINS.length === 0) return headers;
  headers.set("vary", "Origin");
  if (!API_ORIGINS.includes(origin)) return headers;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", EXPOSED_HEADERS);
  return headers;
}

/** The headers of the answer to a preflight; `allowed` are the methods. */
export function preflightHeaders(request: Request, allowed: string) {
  const headers = corsHeaders(request);
  if (!headers.has("access-control-allow-origin")) return headers;
  headers.set("access-control-allow-methods", allowed);
  headers.set("access-control-allow-headers", ACCEPTED_HEADERS);
  headers.set("access-control-max-age", PREFLIGHT_MAX_AGE_S);
  return headers;
}
