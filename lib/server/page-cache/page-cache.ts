import type { IncomingMessage, ServerResponse } from "node:http";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { withTimeout } from "../../with-timeout";
import { type Answer, type Fetched, NotCacheable, wholeBody } from "./answer";
import { createEntry, type Entry } from "./entry";
import { freshnessOf } from "./freshness";
import { KeptPages } from "./kept-pages";
import { addressOf, keyOf, keyWithoutQuery } from "./key";
import { send } from "./send";
import { SharedFetch, type Turn } from "./shared-fetch";
import { statistics } from "./statistics";

/** A request, and the response that it gets. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Options {
  /** Limit of the entries; with 0 nothing is stored. */
  capacityBytes: number;
  /** Requests the whole answer at an address from the origin, without condition or encoding. */
  fetch(address: string, turn: Turn): Promise<Fetched>;
  /** The answer as it is sent: security headers, final document. */
  finish(answer: Answer): Answer;
  /** Bypass: sends an answer that is not cacheable; without one, passes the request to the origin. */
  pass(exchange: Exchange, fetched?: Fetched): Promise<void>;
  /** False while the origin does not answer at all. */
  isOriginUp(): boolean;
}

/** How long a request waits for the origin when there is a stale answer. */
const STALE_AFTER_MS = 10_000;
/** A generation in which nothing is fresh. */
const NEVER = -1;
/** The pause between two attempts of a failing origin, unless something is saved. */
const RETRY_MS = 2_000;

type InFlight = SharedFetch<Entry | NotCacheable>;

/**
 * A shared cache in front of the origin: what Next marks as everybody's is fetched and compressed once for each encoding that is
 * asked for, and sent from memory until something is saved anywhere (a new generation) or its time is over. Requests for one key
 * share one fetch. A stale answer is sent only while the origin fails (the database down, say), without a limit of time
 * (stale-if-error), and marked as such.
 */
export class PageCache {
  readonly #kept: KeptPages;
  readonly #inFlight = new Map<string, InFlight>();

  constructor(private readonly options: Options) {
    this.#kept = new KeptPages(options.capacityBytes);
  }

  /** The fast path: answers a fresh hit, and returns whether it did. */
  hit(exchange: Exchange) {
    const key = keyOf(exchange.request);
    const cached = key === undefined ? undefined : this.#kept.find(key);
    if (!cached || !isFresh(cached)) return false;
    statistics.hits++;
    send(exchange, cached);
    return true;
  }

  /** After `hit`: miss, revalidation or bypass; rejects when the origin failed and nothing is cached. */
  async answer(exchange: Exchange): Promise<void> {
    const { request } = exchange;
    const key = keyOf(request);
    if (key === undefined) return this.options.pass(exchange);
    const cached = this.#kept.find(key);
    const outcome = cached ? await this.#revalidate(cached, request) : await this.#fetchOnce(key, request);
    if (outcome instanceof NotCacheable) return this.options.pass(exchange, outcome.take());
    if (outcome) return send(exchange, outcome);
    statistics.stale++;
    if (cached) send(exchange, cached, true);
  }

  /** Undefined when the stale answer is to be sent; while the origin fails, requests do not wait for the retry. */
  async #revalidate(cached: Entry, request: IncomingMessage) {
    if (!this.options.isOriginUp()) return undefined;
    const { generation } = invalidations;
    const isFailing = cached.failedGeneration === generation;
    if (isFailing && Date.now() < cached.retryAt) return undefined;
    if (isFailing) cached.retryAt = Date.now() + RETRY_MS;
    const fetched = this.#fetchOnce(cached.key, request, cached).catch(() => undefined);
    if (isFailing) return undefined;
    const outcome = await withTimeout(STALE_AFTER_MS, fetched);
    if (!outcome) Object.assign(cached, { failedGeneration: generation, retryAt: Date.now() + RETRY_MS });
    return outcome;
  }

  /**
   * The one fetch for all requests for a key. A save meanwhile makes a second one, for all requests since then; it begins when the first
   * has ended, or Next would answer it with the render from before the save.
   */
  #fetchOnce(key: string, request: IncomingMessage, cached?: Entry) {
    const present = this.#inFlight.get(key);
    const { generation } = invalidations;
    const isCurrent = present && (present.began ?? generation) === generation;
    const shared = isCurrent ? present : this.#startFetch(key, cached, present);
    shared.join(request);
    return shared.outcome;
  }

  #startFetch(key: string, cached?: Entry, before?: InFlight) {
    statistics[cached ? "revalidated" : "misses"]++;
    const shared: InFlight = new SharedFetch(
      async (turn) => this.#toEntry(key, await this.options.fetch(addressOf(key), turn), shared, cached),
      before?.outcome.catch(() => {}),
    );
    this.#inFlight.set(key, shared);
    const settled = () => this.#inFlight.get(key) === shared && this.#inFlight.delete(key);
    shared.outcome.then(settled, settled);
    return shared;
  }

  async #toEntry(key: string, fetched: Fetched, shared: InFlight, cached?: Entry) {
    const freshness = freshnessOf(fetched.status, fetched.headers);
    if (!freshness) {
      const notCacheable = new NotCacheable(fetched);
      if (cached && fetched.status >= 500) throw new Error(`the origin answered ${fetched.status}`);
      if (cached) this.#kept.delete(cached);
      return notCacheable;
    }
    const whole = this.options.finish({ ...fetched, body: await wholeBody(fetched) });
    const document = whole.headers["x-nextjs-prerender"] === undefined ? undefined : keyWithoutQuery(key);
    const entry = await createEntry(document ?? key, whole, freshness, shared.began ?? NEVER, cached);
    this.#kept.keep(entry);
    return entry;
  }
}

function isFresh({ freshUntil, immutable, generation }: Entry) {
  return Date.now() < freshUntil && (immutable || (invalidations.trusted && generation === invalidations.generation));
}
