import type { OutgoingHttpHeaders } from "node:http";
import { sharedForHeader } from "../../internal-headers";
import { headerOf } from "./answer";
import { isVaryKnown } from "./key";

/** How long a cached answer may be sent without asking the origin. */
export interface Freshness {
  lifetimeMs: number;
  /** No save changes it: its address has one content for ever. */
  immutable: boolean;
}

/** Lifetime of an answer for all that says none; a revalidation costs the origin one lookup. */
const RECHECK_MS = 5_000;
/** Lifetime of immutable files, which disappear with their build. */
const RECHECK_IMMUTABLE_MS = 60_000;

const CACHEABLE_STATUSES = new Set([200, 404]);

/**
 * How long a shared cache may keep an answer (RFC 9111); undefined when it may not. The API's own header comes before Vary, which names
 * Authorization and Cookie: requests with these bypass the cache (`keyOf`). What Next has in its store comes with the time that is left
 * of it (lib/invalidation/next-prerender-cache.mjs).
 */
export function freshnessOf(status: number, headers: OutgoingHttpHeaders): Freshness | undefined {
  const control = headerOf(headers, "cache-control").toLowerCase();
  if (!CACHEABLE_STATUSES.has(status) || headers["set-cookie"] || headers["content-encoding"]) return undefined;
  const sharedFor = Number(headerOf(headers, sharedForHeader));
  if (sharedFor > 0) return { lifetimeMs: sharedFor * 1_000, immutable: false };
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || !isVaryKnown(headerOf(headers, "vary"))) return undefined;

  const shared = secondsOf(control, "s-maxage");
  const maxAge = secondsOf(control, "max-age") ?? 0;
  // `immutable`: browsers need not revalidate it, so no save changes it.
  if (shared !== undefined) return { lifetimeMs: shared * 1_000, immutable: maxAge > 0 };
  if (/\bimmutable\b/.test(control))
    return { lifetimeMs: Math.min(maxAge * 1_000, RECHECK_IMMUTABLE_MS), immutable: true };
  if (headers["x-nextjs-cache"] || /\bpublic\b/.test(control)) return { lifetimeMs: RECHECK_MS, immutable: false };
  return undefined;
}

/**
 * `s-maxage` alone was meant for this cache: no other one may keep what a save ends here, and browsers ask each time, which costs
 * a 304. Beside `max-age` it is for all.
 */
export function visitorsCacheControl(control: string) {
  return /\bs-maxage\b/.test(control) && !/\bmax-age\b/.test(control) ? "public, max-age=0, must-revalidate" : control;
}

function secondsOf(control: string, directive: string) {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1];
  return found === undefined ? undefined : Number(found);
}
