import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { within } from "../../within";
import { PATIENCE } from "./asks";
import { chooseEncoding, type Encoding } from "./encodings";
import type { Entry } from "./entry";
import { createQuestions } from "./questions";
import { renewVisited } from "./renew";
import { addressOf, Keys, wantsWhole, withoutQuery } from "./request";
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
  /** The bytes of an address's answer in an encoding, where they lie ready as small as they get. */
  precompressed?: (url: string, encoding: Encoding) => Promise<Buffer | undefined>;
  /** Milliseconds between the pages that are asked for again after a save before anybody comes; without it, none is. */
  renewal?: number;
}

export interface PageCache {
  /** Answers from memory and at once, if it can: says whether it did. */
  hit(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers in whatever way it takes. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Milliseconds for which a visitor waits for a framework that failed, when there is something kept to be shown; until
 * something is saved, for that must be seen.
 */
const FAILING_PATIENCE = 300;

/**
 * Finished answers in front of the framework: what it marks as everybody's is asked for once, compressed once, and sent from
 * memory until something is saved anywhere, or its time is over.
 */
export function createPageCache({ capacity, next, passing, precompressed, renewal }: PageCacheOptions): PageCache {
  const store = new Store(capacity);
  const keys = new Keys();
  const questions = createQuestions({ next, store, keys });
  const { ask, underWay, leaveAlone } = questions;
  const strengthen = strengthener(store);
  if (renewal !== undefined && capacity > 0) renewVisited({ store, questions, pause: renewal });

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
    entry.visits++;
    statistics.hits++;
    send(request, response, entry, ready);
    if (ready.strength === "quick") strengthen(entry);
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

    const { generation } = invalidations;
    const patience = known.failedAt === generation ? FAILING_PATIENCE : PATIENCE;
    const outcome = await within(patience, underWay(known.key) ?? ask({ key: known.key, request, known }).outcome);
    if (outcome === undefined) leaveAlone(known, generation);
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

  async function deliver(entry: Entry, { request, response, encoding }: Visit, how = send) {
    entry.visits++;
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

type Visit = { request: IncomingMessage; response: ServerResponse; encoding: Encoding };

function isServed(visit: Omit<Visit, "encoding"> & { encoding?: Encoding }): visit is Visit {
  return visit.encoding !== undefined;
}

function isFresh({ freshUntil, immutable, began }: Entry) {
  return Date.now() < freshUntil && (immutable || (invalidations.trusted && began === invalidations.generation));
}

/** The framework failed just now, or did not answer in time, and nothing was saved since. */
function isLeftAlone({ failedAt, failedUntil }: Entry) {
  return failedAt === invalidations.generation && Date.now() < failedUntil;
}
