import { expect, test } from "vitest";
import { StartError } from "../terminal/steps";
import type { Server } from "./server";
import { backOffMs, keepRunning } from "./supervise";

/** A server of which each run lasts as long as told, or cannot be launched; after the last one it is stopped. */
function server(runs: (number | "refused")[], clock: { ms: number }) {
  const ended = async () => {
    clock.ms += Number(runs.shift());
    if (runs.length === 0) stub.stopping = true;
    return new StartError("parou");
  };
  const stub: Server = {
    port: 1,
    stopping: false,
    async launch() {
      if (runs[0] !== "refused") return;
      runs.shift();
      throw Object.assign(new Error("no room"), { code: "ENOSPC", path: "/dados" });
    },
    ended,
    async stop() {},
    async abandon() {},
  };
  return stub;
}

async function watch(runs: (number | "refused")[]) {
  const clock = { ms: 0 };
  const heard: string[] = [];
  const pauses: number[] = [];
  const report = {
    down: async ({ message }: StartError) => void heard.push(message),
    up: async () => void heard.push("voltou"),
  };
  const sleep = async (ms: number) => void pauses.push(ms);
  await keepRunning(server(runs, clock), report, { now: () => clock.ms, sleep });
  return { heard, pauses };
}

test("pauses double up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 1000].map(backOffMs)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("a server that cannot be launched is launched again with growing pauses, and told of each time", async () => {
  const { heard, pauses } = await watch([1, "refused", "refused", "refused", 1]);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
  const full = "O disco está cheio: não foi possível gravar em /dados.";
  expect(heard).toEqual(["parou", full, full, full, "voltou"]);
});

test("one that dies soon after each launch is not hurried either; one that was healthy is counted anew", async () => {
  expect((await watch([1, 1_000, 1_000, 1])).pauses).toEqual([500, 1_000, 2_000]);
  expect((await watch([1, 1_000, 60_001, 1])).pauses).toEqual([500, 1_000, 500]);
});

test("one that is stopped stays so", async () => {
  expect(await watch([1])).toEqual({ heard: [], pauses: [] });
});
