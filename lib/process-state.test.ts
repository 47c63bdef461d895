import { expect, it, vi } from "vitest";
import { announceStop, isStopping, processState, stopJobs } from "./process-state";

it("is one for all instances of the module", async () => {
  vi.resetModules();
  const other = await import("./process-state");
  expect(other.isStopping).not.toBe(isStopping);
  expect(other.processState).toBe(processState);
  announceStop();
  expect(other.isStopping()).toBe(true);
});

it("a process that has no jobs has stopped them", async () => {
  await stopJobs();
  const stop = vi.fn(async () => {});
  processState.jobs = { stop };
  await stopJobs();
  expect(stop).toHaveBeenCalledOnce();
});
