import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { withMemorySettings } from "./memory-settings";

const withSettings = (given: Record<string, string>) => withMemorySettings({ NODE_ENV: "production", ...given });
const heapLimit = (given: Record<string, string>) =>
  Number(
    execFileSync(process.execPath, ["-p", "v8.getHeapStatistics().heap_size_limit"], { env: withSettings(given) }),
  );

test("the server's heap has its limits, and the operator's own options win", () => {
  const gigabyte = 1024 ** 3;
  expect(heapLimit({})).toBeLessThan(1.2 * gigabyte);
  expect(heapLimit({ NODE_OPTIONS: "--max-old-space-size=3000" })).toBeGreaterThan(2.8 * gigabyte);
  expect(withSettings({ MALLOC_ARENA_MAX: "4" }).MALLOC_ARENA_MAX).toBe("4");
});
