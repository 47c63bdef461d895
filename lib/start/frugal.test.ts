import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { frugal } from "./frugal";

const heapLimit = (environment: NodeJS.ProcessEnv) =>
  Number(
    execFileSync(process.execPath, ["-p", "v8.getHeapStatistics().heap_size_limit"], { env: frugal(environment) }),
  );

test("the server's heap has its limits, and the operator's own options win", () => {
  const gigabyte = 1024 ** 3;
  expect(heapLimit({})).toBeLessThan(1.2 * gigabyte);
  expect(heapLimit({ NODE_OPTIONS: "--max-old-space-size=3000" })).toBeGreaterThan(2.8 * gigabyte);
  expect(frugal({ MALLOC_ARENA_MAX: "4" }).MALLOC_ARENA_MAX).toBe("4");
});
