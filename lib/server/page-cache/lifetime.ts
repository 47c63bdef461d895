import type { OutgoingHttpHeaders } from "node:http";
import { headerOf } from "./finished-answer";

/** How long a finished answer may be given without asking the framework again. */
export interface Lifetime {
  milliseconds: number;
  /** Nothing that is saved changes it: its address never shows anything else. */
  immutable: boolean;
}

/**
 * Milliseconds after which the framework is asked again about what it may itself have kept for a while: it does not say how
 * old that is, and asking costs it a look into its own store. What lives for long is asked about less often.
 */
const RECHECK = 5_000;
const RECHECK_SHARE = 1_000;
/** The same for an answer of which it says that it is past its time, while it makes a new one. */
const RECHECK_STALE = 1_000;
/** And for what never changes, but goes with the build that it belongs to. */
const RECHECK_IMMUTABLE = 60_000;

/** Statuses of answers that stand for themselves: no part of something, no news about the visitor's own copy. */
const KEPT = new Set([200, 301, 307, 308, 404, 410]);

/**
 * How long an answer may be kept, by its own headers; undefined when it is not for everybody. Besides RFC 9111 this knows
 * `x-nextjs-cache`, by which the framework says that it keeps the answer itself, and how fresh it is.
 */
export function lifetimeOf(status: number, headers: OutgoingHttpHeaders): Lifetime | undefined {
  const control = headerOf(headers, "cache-control").toLowerCase();
  const prerendered = headerOf(headers, "x-nextjs-cache");
  if (!KEPT.has(status) || headers["set-cookie"] || headers["content-encoding"]) return undefined;
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || headerOf(headers, "vary").includes("*")) return undefined;

  const shared = seconds(control, "s-maxage");
  const age = seconds(control, "max-age") ?? 0;
  // Browsers may keep it without asking, so no save changes it: it is there, or it is gone.
  if (shared !== undefined && age > 0) return { milliseconds: shared * 1_000, immutable: true };
  if (shared !== undefined) return { milliseconds: shorter(shared * 1_000, prerendered), immutable: false };
  if (/\bimmutable\b/.test(control)) return { milliseconds: Math.min(age * 1_000, RECHECK_IMMUTABLE), immutable: true };
  if (prerendered || /\bpublic\b/.test(control)) return { milliseconds: RECHECK, immutable: false };
  return undefined;
}

/** Only what was made just now has all its time before it. */
function shorter(milliseconds: number, prerendered: string) {
  if (prerendered === "STALE") return Math.min(milliseconds, RECHECK_STALE);
  if (prerendered === "" || prerendered === "MISS") return milliseconds;
  return Math.min(milliseconds, Math.max(RECHECK, milliseconds / RECHECK_SHARE));
}

function seconds(control: string, directive: string) {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control)?.[1];
  return found === undefined ? undefined : Number(found);
}
