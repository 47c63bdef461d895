import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, it } from "vitest";
import { Generation } from "./generation.mjs";

const threads: Worker[] = [];

afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

/** Next's thread: gets a lease, unless it never does, and hangs. */
async function startHangingThread({ memory }: Generation, leaseMs?: number) {
  const script = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.module).then(({ invalidations }) => {
      if (workerData.leaseMs) invalidations.renewLease(performance.now() + workerData.leaseMs);
      parentPort.postMessage("hangs");
      while (true);
    });`;
  const module = new URL("./invalidations.mjs", import.meta.url).href;
  const thread = new Worker(script, { eval: true, workerData: { invalidations: memory, module, leaseMs } });
  threads.push(thread);
  await once(thread, "message");
  return thread;
}

it("the thread in front sees by itself that the lease of one that hangs is over", async () => {
  const front = new Generation();
  await startHangingThread(front, 700);
  expect(front.trusted).toBe(true);
  await expect.poll(() => front.trusted).toBe(false);
});

it("a thread that takes over makes everything kept stale, and is not trusted before it has a lease", async () => {
  const front = new Generation();
  const hanging = await startHangingThread(front, 60_000);
  const kept = front.generation;
  expect(front.trusted).toBe(true);
  await hanging.terminate();
  await startHangingThread(front);
  expect(front.generation).toBeGreaterThan(kept);
  expect(front.trusted).toBe(false);
  await threads.pop()?.terminate();
  await startHangingThread(front, 60_000);
  expect(front.trusted).toBe(true);
});
