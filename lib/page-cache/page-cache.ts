import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { invalidations } from "../cache/invalidations.mjs";
import { Asks, type Outcome, PATIENCE, within } from "./asks";
import { type CapturedAnswer, CapturedResponse } from "./captured-response";
import { chooseEncoding, type Encoding } from "./encodings";
import { Entry, type Finish } from "./entry";
import { headerOf } from "./finished-answer";
import { lifetimeOf } from "./lifetime";
import { addressOf, Keys, wantsWhole, wholeRequest, withoutQuery } from "./request";
import { send, sendStale } from "./send";
import { statistics } from "./statistics";
import { Store } from "./store";
import { strengthener } from "./strengthen";

export interface PageCacheOptions {
  /** Bytes of finished answers kept at most; with 0 none is kept, and everything else is as with more. */
  capacity: number;
  /** The framework. */
  next: RequestListener;
  /** The way to the framework of what is not for the cache, and what makes a visitor's response ready for such an answer. */
  passing: { listener: RequestListener; prepare: (request: IncomingMessage, response: ServerResponse) => void };
  /** Headers to add to a finished HTML page, asked for once a page. */
  finish?: Finish;
  /** The bytes of an address's answer in an encoding, where they lie ready as small as they get. */
  precompressed?: (url: string, encoding: Encoding) => Promise<Buffer | undefined>;
}

export interface PageCache {
  /** Answers from memory and at once, if it can: says whether it did. */
  hit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers in whatever way it takes. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Bytes of a body that are collected where nothing is kept: enough for any page. */
const LARGEST_UNKEPT = 8 * 1024 * 1024;
/** Milliseconds for which the framework is left alone after it failed, before the next visitor asks again. */
const AFTER_FAILURE = 2_000;
/** Milliseconds for which a visitor waits for a framework that failed before, when there is something kept to be shown. */
const FAILING_PATIENCE = 300;

/**
 * Finished answers in front of the framework: what it marks as everybody's is asked for once, compressed once, and sent from
 * memory until something is saved anywhere, or its time is over.
 */
export function createPageCache({ capacity, next, passing, finish, precompressed }: PageCacheOptions): PageCache {
  const store = new Store(capacity);
  const keys = new Keys();
  const asks = new Asks();
  const strengthen = strengthener(store);
  const limit = capacity > 0 ? store.largest : LARGEST_UNKEPT;

  function keyOf(request: IncomingMessage) {
    return keys.of(request, request.url ?? "/");
  }

  function find(key: string) {
    const entry = store.get(key);
    if (entry) return entry;
    const document = withoutQuery(key);
    const page = document === undefined ? undefined : store.get(document);
    return page?.prerendered ? page : undefined;
  }

  function hit(request: IncomingMessage, response: ServerResponse) {
    const key = keyOf(request);
    const entry = key === undefined ? undefined : find(key);
    if (!entry || !isFresh(entry)) return false;
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    const ready = encoding && entry.get(encoding);
    if (!ready) return false;
    entry.visited = true;
    statistics.hits++;
    send(request, response, entry, ready);
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = { request, response, encoding: chooseEncoding(request.headers["accept-encoding"]) };
    const key = keyOf(request);
    const known = key === undefined ? undefined : find(key);
    if (key === undefined || !isServed(visit) || (!known && !wantsWhole(request))) return pass(visit);
    if (!known) return first(key, visit);
    if (isFresh(known)) {
      statistics.hits++;
      return deliver(known, visit);
    }
    if (isLeftAlone(known)) return deliverStale(known, visit);

    const patience = known.failedAt === undefined ? PATIENCE : FAILING_PATIENCE;
    const outcome = await within(patience, underWay(known.key) ?? ask({ key: known.key, request, known }).outcome);
    if (outcome === "not kept") return pass(visit);
    return typeof outcome === "object" ? deliver(outcome.entry, visit) : deliverStale(known, visit);
  }

  /** Nothing is known of the address: an answer that is not kept goes to the one who asked as it comes, and others ask themselves. */
  async function first(key: string, visit: Visit): Promise<void> {
    const others = underWay(key);
    if (others) {
      const outcome = await within(PATIENCE, others);
      if (typeof outcome !== "object") return pass(visit);
      // The answer may have taught that it depends on more than was known.
      return keyOf(visit.request) === key ? deliver(outcome.entry, visit) : answer(visit.request, visit.response);
    }
    const { running, outcome } = ask({ key, request: visit.request }, () => prepared(visit));
    const said = await outcome;
    if (typeof said === "object") return deliver(said.entry, visit);
    await running;
    if (said === "failed" && !visit.response.headersSent) await pass(visit);
  }

  function underWay(key: string) {
    return capacity > 0 ? asks.get(key, invalidations.moment) : undefined;
  }

  function ask({ key, request, known }: Omit<Question, "began">, passTo?: () => ServerResponse) {
    const began = invalidations.moment;
    const whole = wholeRequest(request, addressOf(key));
    const wants = (status: number, headers: OutgoingHttpHeaders) => lifetimeOf(status, headers) !== undefined;
    const captured = new CapturedResponse(whole, { wants, limit, passTo });
    statistics[known ? "revalidated" : "misses"]++;
    const running = (async () => next(whole, captured))();
    running.catch((error) => captured.destroy(error));
    const outcome = captured.outcome.then(
      (answer) => (answer ? settle({ key, request, known, began }, answer) : "not kept"),
      () => failed(known, began),
    );
    return { running, outcome: asks.start(key, began, outcome) };
  }

  /** What becomes of an answer that was collected. */
  function settle({ key, request, known, began }: Question, captured: CapturedAnswer): Outcome {
    const { status, headers, body } = captured;
    const lifetime = body && lifetimeOf(status, headers);
    if (!lifetime && status >= 500) return failed(known, began);
    if (!lifetime || !keys.learn(headerOf(headers, "vary"))) {
      if (known) store.delete(known);
      return "not kept";
    }
    const itsKey = known?.key ?? keys.of(request, addressOf(key)) ?? key;
    const entry = new Entry(itsKey, { status, headers, body }, finish, known).renew(lifetime, began);
    const document = entry.prerendered ? withoutQuery(itsKey) : undefined;
    if (lifetime.milliseconds === 0) known && store.delete(known);
    else if (document !== undefined) keepDocument(document, request);
    else if (began >= (store.get(itsKey)?.began ?? 0)) store.set(entry);
    return { entry };
  }

  /** What somebody asked for with a query that does not matter, as it is without: that one serves all of them. */
  function keepDocument(document: string, request: IncomingMessage) {
    if (!store.get(document) && !underWay(document) && capacity > 0) ask({ key: document, request });
  }

  function failed(known: Entry | undefined, began: number): Outcome {
    if (known) Object.assign(known, { failedAt: began, failedUntil: Date.now() + AFTER_FAILURE });
    return "failed";
  }

  async function deliver(entry: Entry, { request, response, encoding }: Visit, how = send) {
    entry.visited = true;
    const ready = entry.get(encoding) ?? (await make(entry, encoding));
    how(request, response, entry, ready);
  }

  function deliverStale(entry: Entry, visit: Visit) {
    statistics.stale++;
    return deliver(entry, visit, sendStale);
  }

  async function make(entry: Entry, encoding: Encoding) {
    const smallest = entry.immutable && (await precompressed?.(addressOf(entry.key), encoding));
    const made = smallest ? entry.adopt(encoding, smallest) : await entry.make(encoding);
    store.resized(entry);
    if (made.strength === "quick") strengthen(entry);
    return made;
  }

  async function pass({ request, response }: Pick<Visit, "request" | "response">) {
    statistics.passed++;
    await passing.listener(request, response);
  }

  function prepared({ request, response }: Visit) {
    statistics.passed++;
    passing.prepare(request, response);
    return response;
  }

  return { hit, answer };
}

/** What the framework is asked, of how many invalidations that is known; `known` is what is kept so far. */
type Question = { key: string; request: IncomingMessage; known?: Entry; began: number };
type Visit = { request: IncomingMessage; response: ServerResponse; encoding: Encoding };

function isServed(visit: Omit<Visit, "encoding"> & { encoding?: Encoding }): visit is Visit {
  return visit.encoding !== undefined;
}

function isFresh({ freshUntil, immutable, began }: Entry) {
  return Date.now() < freshUntil && (immutable || (invalidations.trusted && began === invalidations.moment));
}

/** The framework failed just now, and nothing was saved since. */
function isLeftAlone({ failedAt, failedUntil }: Entry) {
  return failedAt === invalidations.moment && Date.now() < failedUntil;
}
