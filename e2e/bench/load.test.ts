import { expect, test } from "vitest";
import { type ServedBurst, summarize } from "./load";

const burst = (latencies: number[], rest: Partial<ServedBurst> = {}): ServedBurst => ({
  seconds: 1,
  latencies: Float32Array.from(latencies),
  bytes: latencies.length * 100,
  errors: 0,
  non2xx: 0,
  generatorCpu: 0.5,
  ...rest,
});

test("bursts count as one measurement", () => {
  const load = summarize([burst([1, 2, 3], { errors: 1 }), burst([4], { seconds: 3, non2xx: 2, generatorCpu: 0.9 })]);
  expect(load).toEqual({
    perSecond: 1,
    p50: 2,
    p99: 4,
    bytesPerAnswer: 100,
    errors: 1,
    non2xx: 2,
    generatorCpu: expect.closeTo(0.8),
  });
});

test("percentiles are values that occurred", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(summarize([burst(hundred)])).toMatchObject({ p50: 50, p99: 99 });
});

test("a server that never answers has rate 0", () => {
  expect(summarize([burst([], { errors: 50 })])).toMatchObject({ perSecond: 0, p99: 0, bytesPerAnswer: 0, errors: 50 });
});

test("an answer's cost is only told when every burst knows its server's", () => {
  const known = burst([1, 2, 3, 4], { serverCpu: 2 });
  expect(summarize([known, known]).cpuPerAnswer).toBe(0.5);
  expect(summarize([known, burst([1])])).not.toHaveProperty("cpuPerAnswer");
});
