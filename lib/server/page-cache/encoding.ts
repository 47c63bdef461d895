import { LRUCache } from "lru-cache";

/** Content codings of cached bodies. */
export type Encoding = "br" | "gzip" | "identity";

/** In order of preference; deflate is listed so that a request that prefers it bypasses the cache. */
const OFFERED = ["br", "gzip", "deflate", "identity"] as const;

/** By header; browsers send a handful of different ones. */
const negotiated = new LRUCache<string, Encoding | "none">({ max: 500, memoMethod: negotiate });

/**
 * The encoding for an Accept-Encoding header (RFC 9110, 12.5.3): the one with the highest weight, of equal ones the smallest;
 * identity when nothing else is acceptable. Undefined when it is one that the cache does not make.
 */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const encoding = accepted === undefined ? "identity" : negotiated.memo(accepted);
  return encoding === "none" ? undefined : encoding;
}

function negotiate(accepted: string): Encoding | "none" {
  const weights = new Map(accepted.toLowerCase().split(",").map(parseWeight));
  let best: (typeof OFFERED)[number] = "identity";
  let highest = 0;
  for (const encoding of OFFERED) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (weight > highest) [best, highest] = [encoding, weight];
  }
  return best === "deflate" ? "none" : best;
}

/** 'gzip;q=0.8' -> ['gzip', 0.8] */
function parseWeight(entry: string): [string, number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
  return [name, Number(weight) || 0];
}
