import type { OutgoingHttpHeaders } from "node:http";
import { computeLegacyCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { isLong } from "../harness/long";
import type { Asked } from "./exchange";
import { type Hostile, hostile } from "./hostile";
import { MADE_UP } from "./judge";

const METHODS = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", MADE_UP];
/**
 * Each address gets one in `get` of the hostile requests with GET, and one in `other` with each other method; all addresses together
 * get all. In `npm run test:long` each address gets all of them with GET.
 */
const ONE_IN = isLong ? { get: 1, other: 8 } : { get: 4, other: 32 };
/** Rounds, each of which begins with empty caches. */
const ROUNDS = isLong ? 3 : 2;

/** All requests in rounds: in each round a different request reaches an address first, and is rendered. */
export function attacksOn(addresses: readonly string[], cookie: string) {
  const all = hostile(cookie);
  const asked = addresses.flatMap((path, at) => [
    ...all.filter((_, index) => (index + at) % ONE_IN.get === 0).map((one) => toAsk("GET", rendered(path, one), one)),
    ...METHODS.flatMap((method, turn) =>
      all.filter((_, index) => (index + at + turn) % ONE_IN.other === 0).map((one) => toAsk(method, path, one)),
    ),
  ]);
  const rounds = Array.from({ length: ROUNDS }, (): Asked[] => []);
  for (const [index, one] of shuffled(asked).entries()) rounds[index % ROUNDS]?.push(one);
  return rounds;
}

function toAsk(method: string, address: string, { headers, body }: Hostile): Asked {
  return { method, path: address, headers: { ...headers, ...contentLength(headers, body) }, body };
}

/** The address with the hash of the router's headers: on any other one, which the other methods take, Next renders nothing. */
function rendered(address: string, { headers }: Hostile) {
  if (headers.rsc === undefined) return address;
  const text = (name: keyof OutgoingHttpHeaders) => headers[name]?.toString();
  const hash = computeLegacyCacheBustingSearchParam(
    text("next-router-prefetch") === "1" ? "1" : undefined,
    text("next-router-segment-prefetch"),
    text("next-router-state-tree"),
    text("next-url"),
  );
  return `${address}${address.includes("?") ? "&" : "?"}_rsc=${hash}`;
}

/** Content-Length, which node adds only to methods that usually have a body. */
function contentLength(headers: Hostile["headers"], body: string | undefined) {
  return body === undefined || headers["transfer-encoding"] ? {} : { "content-length": Buffer.byteLength(body) };
}

/** Shuffled, in the same order each time. */
function shuffled<Item>(items: readonly Item[]) {
  const step = 7_919; // a prime
  return items.map((_, index) => items[(index * step) % items.length] as Item);
}
