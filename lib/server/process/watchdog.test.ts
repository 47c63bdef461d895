import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startWatchdog, type Watchdog } from "./watchdog";

const INTERVAL_MS = 2_000;
const LIMIT_MS = 30_000;

let answers: boolean;
let clock: number;
let onHang: (silentMs: number) => void;
let watchdog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers();
  [answers, clock, onHang] = [true, 0, vi.fn()];
  const ask = () => void (answers && watchdog.heard());
  watchdog = startWatchdog({ ask, onHang, now: () => clock });
});
afterEach(() => {
  watchdog.stop();
  vi.useRealTimers();
});

/** So many intervals go by, each of which takes so long by the clock. */
function pass(intervals: number, tookMs = INTERVAL_MS) {
  for (let interval = 0; interval < intervals; interval++) {
    clock += tookMs;
    vi.advanceTimersByTime(INTERVAL_MS);
  }
}

it("a thread that does not answer for the limit hangs, which is said once", () => {
  pass(20);
  answers = false;
  pass(15); // the first of them asks
  expect([vi.mocked(onHang).mock.calls, watchdog.responding]).toEqual([[], false]);
  pass(20);
  expect(onHang).toHaveBeenCalledExactlyOnceWith(LIMIT_MS);
});

it("one that answers late, but in time, does not, however often", () => {
  for (let time = 0; time < 5; time++) {
    answers = false;
    pass(15);
    watchdog.heard();
    expect(watchdog.responding).toBe(true);
  }
  expect(onHang).not.toHaveBeenCalled();
});

it("a machine that slept is no hang", () => {
  answers = false;
  pass(1);
  pass(50, 60_000);
  expect([vi.mocked(onHang).mock.calls, watchdog.responding]).toEqual([[], true]);
  pass(15);
  expect(onHang).toHaveBeenCalledOnce();
});

it("nothing is said after the stop", () => {
  answers = false;
  pass(10);
  watchdog.stop();
  pass(50);
  expect(onHang).not.toHaveBeenCalled();
});
