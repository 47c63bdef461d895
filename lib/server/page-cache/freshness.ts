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

/**
 * Lifetime of an answer out of the origin's own cache: it sends no Age, and a revalidation costs it one lookup. Of long-lived
 * answers a share of their lifetime.
 */
const RECHECK_MS = 5_000;
const RECHECK_SHARE = 1_000;
/** Lifetime while the origin answers stale and revalidates. */
const RECHECK_STALE_MS = 1_000;
/** Lifetime of immutable files, which disappear with their build. */
const RECHECK_IMMUTABLE_MS = 60_000;

const CACHEABLE_STATUSES = new Set([200, 404]);

/**
 * How long a shared cache may keep an answer (RFC 9111); undefined when it may not. What the API says to this cache alone comes first:
 * such an answer varies by headers with which no request is a hit (`keyOf`). Considers `x-nextjs-cache`, the state of
 * the answer in Next's own cache.
 */
export function freshnessOf(status: number, headers: OutgoingHttpHeaders): Freshness | undefined {
  const control = headerOf(headers, "cache-control").toLowerCase();
  const nextCache = headerOf(headers, "x-nextjs-cache");
  if (!CACHEABLE_STATUSES.has(status) || headers["set-cookie"] || headers["content-encoding"]) return undefined;
  const sharedFor = Number(headerOf(headers, sharedForHeader));
  if (sharedFor > 0) return { lifetimeMs: sharedFor * 1_000, immutable: false };
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || !isVaryKnown(headerOf(headers, "vary"))) return undefined;

  const shared = secondsOf(control, "s-maxage");
  const age = secondsOf(control, "max-age") ?? 0;
  // Browsers need not revalidate it, so no save changes it.
  if (shared !== undefined && age > 0) return { lifetimeMs: shared * 1_000, immutable: true };
  if (shared !== undefined) return { lifetimeMs: untilRecheck(shared * 1_000, nextCache), immutable: false };
  if (/\bimmutable\b/.test(control))
    return { lifetimeMs: Math.min(age * 1_000, RECHECK_IMMUTABLE_MS), immutable: true };
  if (nextCache || /\bpublic\b/.test(control)) return { lifetimeMs: RECHECK_MS, immutable: false };
  return undefined;
}

/** The whole lifetime only for an answer rendered just now. */
function untilRecheck(lifetimeMs: number, nextCache: string) {
  if (nextCache === "STALE") return Math.min(lifetimeMs, RECHECK_STALE_MS);
  if (nextCache === "" || nextCache === "MISS") return lifetimeMs;
  return Math.min(lifetimeMs, Math.max(RECHECK_MS, lifetimeMs / RECHECK_SHARE));
}

function secondsOf(control: string, directive: string) {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1];
  return found === undefined ? undefined : Number(found);
}
