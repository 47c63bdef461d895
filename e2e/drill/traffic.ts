import { type Address, taker } from "./addresses";
import { type Client, VISITOR } from "./ask";
import type { Ledger } from "./ledger";

interface Options {
  client: Client;
  ledger: Ledger;
  mix: Parameters<typeof taker>[0];
  perSecond: number;
}

const BEAT_MS = 25;
/** More than one beat's worth at once would be a wave of our own making: a drill that was held up leaves out what it missed. */
const MOST_BEATS = 8;

/** Visitors who come whether or not those before them were answered. */
export function startTraffic({ client, ledger, mix, perSecond }: Options) {
  const take = taker(mix);
  let owed = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    owed = Math.min(owed + ((now - last) / 1000) * perSecond, (MOST_BEATS * BEAT_MS * perSecond) / 1000);
    last = now;
    for (; owed >= 1; owed--) void visit(take());
  }, BEAT_MS);

  function visit({ what, path, method, expected }: Address) {
    return ledger.record({ what, kind: "visit", expected }, () => client.ask({ path, method, headers: VISITOR }));
  }

  return { stop: () => clearInterval(timer) };
}
