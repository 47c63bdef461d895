import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { invalidations } from "../../invalidation/invalidations.mjs";
import { Asks, type Outcome } from "./asks";
import { type CapturedAnswer, CapturedResponse } from "./captured-response";
import { Entry } from "./entry";
import { headerOf } from "./finished-answer";
import { lifetimeOf } from "./lifetime";
import { addressOf, type Keys, wholeRequest, withoutQuery } from "./request";
import { statistics } from "./statistics";
import type { Store } from "./store";

type Options = { next: RequestListener; store: Store; keys: Keys };

/** What the framework is asked, of how many invalidations that is known; `known` is what is kept so far. */
type Question = { key: string; request: IncomingMessage; known?: Entry; began: number };

/** Bytes of a body that are collected where nothing is kept: enough for any page. */
const LARGEST_UNKEPT = 8 * 1024 * 1024;
/** Milliseconds for which the framework is left alone after it failed or was silent, before the next visitor asks again. */
const AFTER_FAILURE = 2_000;

/** Asks the framework, and keeps what it answers if it may be kept. */
export function createQuestions({ next, store, keys }: Options) {
  const asks = new Asks();
  const limit = store.capacity > 0 ? store.largest : LARGEST_UNKEPT;

  /** Somebody's question of the same, if its answer will be no older than one that is asked for now. */
  function underWay(key: string) {
    return store.capacity > 0 ? asks.get(key, invalidations.generation) : undefined;
  }

  /** `passTo`: whose response gets the answer, as it comes, if it is not kept. */
  function ask({ key, request, known }: Omit<Question, "began">, passTo?: () => ServerResponse) {
    const began = invalidations.generation;
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
    const entry = new Entry(itsKey, { status, headers, body }, known).renew(lifetime, began);
    const document = entry.prerendered ? withoutQuery(itsKey) : undefined;
    if (document !== undefined) keepDocument(document, request);
    else if (began >= (store.get(itsKey)?.began ?? 0)) store.set(entry);
    return { entry };
  }

  /** What somebody asked for with a query that does not matter, as it is without: that one serves all of them. */
  function keepDocument(document: string, request: IncomingMessage) {
    if (!store.get(document) && !underWay(document) && store.capacity > 0) ask({ key: document, request });
  }

  function failed(known: Entry | undefined, began: number): Outcome {
    if (known) leaveAlone(known, began);
    return "failed";
  }

  /** `began`: of how many invalidations was known when the framework was asked in vain. */
  function leaveAlone(known: Entry, began: number) {
    Object.assign(known, { failedAt: began, failedUntil: Date.now() + AFTER_FAILURE });
  }

  return {
    ask,
    underWay,
    leaveAlone,
    /** Whether the framework is at work on an answer that may be kept. */
    get busy() {
      return asks.size > 0;
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
