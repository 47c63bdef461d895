import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { within } from "../../with-timeout";
import type { Answer } from "./answer";
import { chooseEncoding, type Encoding } from "./encoding";
import { Entry } from "./entry";
import { isOurs } from "./etag";
import { freshnessOf } from "./freshness";
import { addressOf, keyOf, keyWithoutQuery } from "./key";
import { createRecompression } from "./recompress";
import { send } from "./send";
import { statistics } from "./statistics";
import { Store } from "./store";

export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
}

/** An answer of the origin, whose body may still be on its way. */
export type Fetched = Omit<Answer, "body"> & { body: Readable | Buffer };

export interface Options {
  /** Of kept answers at most; with 0 none is kept, and all else is as with more. */
  capacityBytes: number;
  /** Asks the origin for the whole answer at an address, whatever part or form of it the visitor wants. */
  fetch(address: string, request: IncomingMessage): Promise<Fetched>;
  /** What visitors are sent of a whole answer. */
  finish(answer: Answer): Answer;
  /** Sends an answer that is not kept; without one, asks the origin as the visitor did. */
  pass(visit: Visit, fetched?: Fetched): Promise<void>;
  /** False while nothing would come of asking the origin. */
  isOriginUp(): boolean;
}

/** How long a visitor waits for the origin when there is a stale answer instead. */
const STALE_AFTER_MS = 10_000;
/** How long an origin that failed is left alone, unless something is saved. */
const RETRY_MS = 2_000;

/**
 * A shared cache in front of the origin: what Next marks as everybody's is fetched once, compressed once, and sent from memory
 * until something is saved anywhere (a new generation) or its time is over. Requests for one key share one fetch. A stale
 * answer is sent only while the origin fails, for as long as it does (stale-if-error), and says so.
 */
export function createPageCache({ capacityBytes, fetch, finish, pass, isOriginUp }: Options) {
  const store = new Store(capacityBytes);
  const inFlight = new Map<string, { generation: number; outcome: Promise<Entry | NotKept> }>();
  const recompress = createRecompression(store);

  /** Answers at once from memory, if it can: says whether it did. */
  function hit(visit: Visit) {
    const { request } = visit;
    const key = keyOf(request);
    const kept = key === undefined ? undefined : store.find(key);
    const encoding = kept && isFresh(kept) && chooseEncoding(request.headers["accept-encoding"]);
    const ready = encoding && kept?.get(encoding);
    if (!ready) return false;
    statistics.hits++;
    send(visit, kept, ready);
    if (ready.strength === "quick") recompress(kept);
    return true;
  }

  /** Answers in whatever way it takes; rejects when the origin failed and nothing is kept. */
  async function answer(visit: Visit): Promise<void> {
    const { request } = visit;
    const key = keyOf(request);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const kept = key === undefined ? undefined : store.find(key);
    const isBypass = key === undefined || encoding === undefined || (!kept && hasForeignCopy(request));
    if (isBypass) return pass(visit);
    if (kept && isFresh(kept)) {
      statistics.hits++;
      return deliver(kept, visit, encoding);
    }
    const outcome = kept ? await revalidate(kept, request) : await fetchOnce(key, request);
    if (outcome instanceof NotKept) return pass(visit, outcome.take());
    if (outcome) return deliver(outcome, visit, encoding);
    if (kept) return deliver(kept, visit, encoding, true);
  }

  async function deliver(entry: Entry, visit: Visit, encoding: Encoding, isStale = false) {
    if (isStale) statistics.stale++;
    let ready = entry.get(encoding);
    if (!ready) {
      ready = await entry.make(encoding);
      store.resized(entry);
    }
    send(visit, entry, ready, isStale);
    if (ready.strength === "quick") recompress(entry);
  }

  /** Undefined when the stale answer has to do; whoever comes while the origin fails does not wait for it. */
  async function revalidate(kept: Entry, request: IncomingMessage) {
    if (!isOriginUp()) return undefined;
    const { generation } = invalidations;
    const isFailing = kept.failedGeneration === generation;
    if (isFailing && Date.now() < kept.retryAt) return undefined;
    if (isFailing) kept.retryAt = Date.now() + RETRY_MS;
    const fetched = fetchOnce(kept.key, request, kept).catch(() => undefined);
    if (isFailing) return undefined;
    const outcome = await within(STALE_AFTER_MS, fetched);
    if (!outcome) Object.assign(kept, { failedGeneration: generation, retryAt: Date.now() + RETRY_MS });
    return outcome;
  }

  /**
   * Coalesces the requests for one key: one fetch for all who come in the same generation. One of a later generation begins
   * when the earlier one has ended, or Next would give it a share of a render that began before the save.
   */
  function fetchOnce(key: string, request: IncomingMessage, kept?: Entry) {
    const { generation } = invalidations;
    const present = inFlight.get(key);
    if (present?.generation === generation) return present.outcome;
    const earlier = present?.outcome.catch(() => {});
    const outcome = earlier ? earlier.then(() => fetchEntry(key, request, kept)) : fetchEntry(key, request, kept);
    inFlight.set(key, { generation, outcome });
    const settled = () => inFlight.get(key)?.outcome === outcome && inFlight.delete(key);
    outcome.then(settled, settled);
    return outcome;
  }

  async function fetchEntry(key: string, request: IncomingMessage, kept?: Entry) {
    const { generation } = invalidations;
    statistics[kept ? "revalidated" : "misses"]++;
    const fetched = await fetch(addressOf(key), request);
    const freshness = freshnessOf(fetched.status, fetched.headers);
    if (!freshness) {
      const notKept = new NotKept(fetched);
      if (kept && fetched.status >= 500) throw new Error(`the origin answered ${fetched.status}`);
      if (kept) store.delete(kept);
      return notKept;
    }
    const whole = finish({ ...fetched, body: await wholeBody(fetched) });
    const document = whole.headers["x-nextjs-prerender"] === undefined ? undefined : keyWithoutQuery(key);
    const entry = new Entry(document ?? key, whole, freshness, generation, kept);
    store.keep(entry);
    return entry;
  }

  return { hit, answer };
}

/** An answer that is only for who asked first. Its body is given up when that one no longer waits. */
class NotKept {
  #fetched: Fetched | undefined;

  constructor(fetched: Fetched) {
    this.#fetched = fetched;
    // Whoever waits has taken it by then.
    setImmediate(() => discard(this.take()));
  }

  take() {
    const fetched = this.#fetched;
    this.#fetched = undefined;
    return fetched;
  }
}

function discard(fetched: Fetched | undefined) {
  if (fetched?.body instanceof Readable) fetched.body.on("error", () => {}).destroy();
}

/** Rejects when the origin broke off, or sent less than it said. */
async function wholeBody({ headers, body }: Fetched) {
  const whole = Buffer.isBuffer(body) ? body : await buffer(body);
  const declared = headers["content-length"];
  if (declared !== undefined && Number(declared) !== whole.length) throw new Error("the origin broke off");
  return whole;
}

function isFresh({ freshUntil, immutable, generation }: Entry) {
  return Date.now() < freshUntil && (immutable || (invalidations.trusted && generation === invalidations.generation));
}

/** Who has a copy that is not from here may get a 304 of the origin's own. */
function hasForeignCopy({ headers }: IncomingMessage) {
  const ifNoneMatch = headers["if-none-match"];
  return ifNoneMatch !== undefined && !isOurs(ifNoneMatch);
}
