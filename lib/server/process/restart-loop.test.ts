import { expect, test } from "vitest";
import { backOffMs, supervise } from "./restart-loop";

/** A service of which each run lasts as long as told, or cannot be launched; after the last one it is stopped. */
function service(runs: (number | "refused")[], clock: { ms: number }) {
  const stub = {
    stopping: false,
    async launch() {
      if (runs[0] !== "refused") return;
      runs.shift();
      throw new Error("sem espaço");
    },
    async ended() {
      clock.ms += Number(runs.shift());
      if (runs.length === 0) stub.stopping = true;
      return new Error("parou");
    },
  };
  return stub;
}

async function watch(runs: (number | "refused")[]) {
  const clock = { ms: 0 };
  const heard: string[] = [];
  const pauses: number[] = [];
  const listener = {
    down: ({ message }: Error) => void heard.push(message),
    up: () => void heard.push("voltou"),
  };
  const sleep = async (ms: number) => void pauses.push(ms);
  await supervise(service(runs, clock), listener, { now: () => clock.ms, sleep });
  return { heard, pauses };
}

test("pauses double up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1000].map(backOffMs)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("a service that cannot be launched is launched again with growing pauses, and told of each time", async () => {
  const { heard, pauses } = await watch([1, "refused", "refused", "refused", 1]);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
  expect(heard).toEqual(["parou", "sem espaço", "sem espaço", "sem espaço", "voltou"]);
});

test("one that dies soon after each launch is not hurried either; one that was healthy is counted anew", async () => {
  expect((await watch([1, 1_000, 1_000, 1])).pauses).toEqual([500, 1_000, 2_000]);
  expect((await watch([1, 1_000, 60_001, 1])).pauses).toEqual([500, 1_000, 500]);
});

test("one that is stopped stays so", async () => {
  expect(await watch([1])).toEqual({ heard: [], pauses: [] });
});
