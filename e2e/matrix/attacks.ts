import { isLong } from "../harness/long";
import type { Asked } from "./exchange";
import { type Hostile, hostile } from "./hostile";
import { MADE_UP } from "./judge";

const METHODS = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", MADE_UP];
/**
 * Each address gets one in so many of the hostile requests, with GET and with other methods; all addresses together get all of them.
 * In `npm run test:long` each address gets all of them with GET.
 */
const SHARE = isLong ? { get: 1, other: 8 } : { get: 4, other: 32 };
/** Rounds, each of which begins with empty caches. */
const ROUNDS = isLong ? 3 : 2;

/** All requests by round: in each round another one is an address's first, and thus rendered. */
export function attacksOn(addresses: readonly string[], cookie: string) {
  const all = hostile(cookie);
  const asked = addresses.flatMap((path, at) => [
    ...all.filter((_, index) => (index + at) % SHARE.get === 0).map((one) => toAsk("GET", path, one)),
    ...METHODS.flatMap((method, turn) =>
      all.filter((_, index) => (index + at + turn) % SHARE.other === 0).map((one) => toAsk(method, path, one)),
    ),
  ]);
  const rounds = Array.from({ length: ROUNDS }, (): Asked[] => []);
  for (const [index, one] of scattered(asked).entries()) rounds[index % ROUNDS]?.push(one);
  return rounds;
}

function toAsk(method: string, address: string, { headers, body }: Hostile): Asked {
  return { method, path: address, headers: { ...headers, ...length(headers, body) }, body };
}

/** node adds it by itself only to methods that usually have a body. */
function length(headers: Hostile["headers"], body: string | undefined) {
  return body === undefined || headers["transfer-encoding"] ? {} : { "content-length": Buffer.byteLength(body) };
}

/** Shuffled, in the same order each time. */
function scattered<Item>(items: readonly Item[]) {
  const step = 7_919; // a prime
  return items.map((_, index) => items[(index * step) % items.length] as Item);
}
