import type { IncomingMessage, RequestListener } from "node:http";
import { KINDS, type Kind, kindOf } from "./kind";

/** Others are counted together. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Seconds: the upper ends of the histogram's buckets. */
export const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const STATUSES = 600;

/** Numbers in arrays: what is counted at each request costs no more than adding one. */
type Counted = { kind: Kind; statuses: Map<string, Float64Array>; buckets: Float64Array; seconds: number };

export type Requests = ReturnType<typeof createRequests>;

export function createRequests() {
  const all = new Map<Kind, Counted>();
  for (const kind of KINDS)
    all.set(kind, { kind, statuses: new Map(), buckets: new Float64Array(BUCKETS.length + 1), seconds: 0 });
  let underWay = 0;

  function count({ method = "" }: IncomingMessage, kind: Kind, status: number, seconds: number) {
    const counted = all.get(kind);
    if (!counted) return;
    const known = METHODS.has(method) ? method : "other";
    let statuses = counted.statuses.get(known);
    if (!statuses) {
      statuses = new Float64Array(STATUSES);
      counted.statuses.set(known, statuses);
    }
    add(statuses, status < STATUSES ? status : 0);
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket++;
    add(counted.buckets, bucket);
    counted.seconds += seconds;
  }

  return {
    /** The listener, with what it does counted: a request ends when its answer has left, or its line broke. */
    measure(listener: RequestListener): RequestListener {
      return (request, response) => {
        const began = performance.now();
        const kind = kindOf(request);
        const done = () => count(request, kind, response.statusCode, (performance.now() - began) / 1000);
        const listened = listener(request, response);
        // What was kept has been answered already.
        if (response.writableFinished) done();
        else {
          underWay++;
          response.once("close", () => {
            underWay--;
            done();
          });
        }
        return listened;
      };
    },

    get underWay() {
      return underWay;
    },

    *counts() {
      for (const { kind, statuses } of all.values())
        for (const [method, numbers] of statuses)
          for (const [status, value] of numbers.entries()) if (value > 0) yield { kind, method, status, value };
    },

    *latencies() {
      for (const { kind, buckets, seconds } of all.values())
        if (buckets.some((value) => value > 0)) yield { kind, buckets, seconds };
    },
  };
}

function add(numbers: Float64Array, index: number) {
  numbers[index] = (numbers[index] ?? 0) + 1;
}
