import os from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: "server-only", replacement: at("./e2e/harness/empty.ts") },
      { find: /^@\//, replacement: at("./") },
    ],
  },
  test: {
    include: ["{lib,prisma,components,e2e/harness,e2e/bench,e2e/drill,e2e/readme}/**/*.test.{ts,tsx}"],
    globalSetup: "./e2e/harness/unit-server.ts",
    setupFiles: "./e2e/harness/unit-database.ts",
    // One less than the cores is the default, which on two cores is one.
    maxWorkers: Math.max(2, os.availableParallelism() - 1),
    testTimeout: 15_000,
    hookTimeout: 30_000,
    // What takes its time on a busy machine is waited for.
    expect: { poll: { timeout: 10_000 } },
  },
});
