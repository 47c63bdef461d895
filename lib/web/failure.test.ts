import { expect, it, vi } from "vitest";
import { reasonsOf } from "../legacy-import/reasons";
import { log } from "../log";
import { explainSystemError } from "../outage/explain";
import { describeFailure } from "./failure";

it("a deadlock is something to try again, and in the log, as it may be our own order of locks; it is no outage", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  expect(describeFailure(deadlock, "saving")).toMatchObject({ code: "unavailable", status: 503 });
  expect(warn).toHaveBeenCalledWith({ err: deadlock, doing: "saving" }, "deadlock");
  expect(explainSystemError(deadlock)).toBeUndefined();
  expect(reasonsOf(deadlock)).toHaveLength(1);
});
