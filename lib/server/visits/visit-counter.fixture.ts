import type { VisitBatch } from "../../visits/types";
import { VisitCounter } from "./visit-counter";

/** A counter whose batches arrive here, unless they fail. */
export function counterInTest() {
  const batches: VisitBatch[] = [];
  const failures: Error[] = [];
  const counter = new VisitCounter(async (batch) => {
    batches.push(batch);
    const failure = failures.shift();
    if (failure) throw failure;
  });
  const counted = async () => {
    await counter.flush();
    return Object.fromEntries(batches.splice(0).flatMap(({ rows }) => rows.map(({ page, visits }) => [page, visits])));
  };
  return { batches, failures, counter, counted };
}
