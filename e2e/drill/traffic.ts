import { type Address, addressPicker } from "./addresses";
import { type Client, visitorHeaders } from "./ask";
import type { Ledger } from "./ledger";

interface Options {
  client: Client;
  ledger: Ledger;
  mix: Parameters<typeof addressPicker>[0];
  perSecond: number;
}

const TICK_MS = 25;
/** Maximum backlog: after a delay of the drill itself, missed requests are dropped instead of sent as a burst. */
const MAX_BACKLOG_TICKS = 8;

/** Open-loop load: requests are sent at a fixed rate, regardless of responses. */
export function startTraffic({ client, ledger, mix, perSecond }: Options) {
  const pick = addressPicker(mix);
  let due = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    due = Math.min(due + ((now - last) / 1000) * perSecond, (MAX_BACKLOG_TICKS * TICK_MS * perSecond) / 1000);
    last = now;
    for (; due >= 1; due--) void visit(pick());
  }, TICK_MS);

  function visit({ what, path, method, expected }: Address) {
    return ledger.record({ what, kind: "visit", expected }, () =>
      client.ask({ path, method, headers: visitorHeaders() }),
    );
  }

  return { stop: () => clearInterval(timer) };
}
