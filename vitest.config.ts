import os from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const FILES = ["{lib,prisma,components,e2e/harness,e2e/bench,e2e/drill,e2e/readme}/**/*.test.{ts,tsx}"];
/** Files that start and kill processes, bring back databases, wait, or calculate for long: `npm run test:unit` leaves them to `npm test`. */
const SLOW = [
  "components/editor/markdown/{lossless,untouched-markdown,written-markdown}.test.ts",
  "lib/{inputs,lists/find-page}.test.ts",
  "lib/dashboard/{figures,need-figures}.test.ts",
  "lib/donations/import/*.test.ts",
  "lib/images/{read-heic,unused*}.test.ts",
  "lib/backup/{create,make-in-child,restore,restore-refused}.test.ts",
  "lib/backup/daily/daily-backup.test.ts",
  "lib/messages/{crash,delivery*}.test.ts",
  "lib/db/pool.test.ts",
  "lib/legacy-import/read-records.test.ts",
  "lib/invalidation/{bus,next-prerender-cache*}.test.ts",
  "lib/server/process/next-thread.test.ts",
  "lib/start/{backup,import,prepare-process,restore/test-restore}.test.ts",
  "lib/start/build/with-parent.test.ts",
  "lib/start/data-dir/{data-dir,folder-lock,lock}.test.ts",
  "lib/start/postgres/{embedded-*,log,other-version,server}.test.ts",
  "lib/start/terminal/children.test.ts",
  "prisma/*.test.ts",
  "e2e/drill/faults.test.ts",
  "e2e/harness/{biome-rules,database-proxy,hostile/hostile}.test.ts",
];

export default defineConfig({
  resolve: {
    alias: [
      { find: "server-only", replacement: at("./e2e/harness/empty.ts") },
      { find: "@node-rs/argon2", replacement: at("./e2e/harness/light-argon2.ts") },
      { find: /^@\//, replacement: at("./") },
    ],
  },
  test: {
    globalSetup: "./e2e/harness/unit-server.ts",
    setupFiles: "./e2e/harness/unit-database.ts",
    // Many of them wait for what they started.
    maxWorkers: Math.max(3, os.availableParallelism()),
    // These machines are shared: a slow answer is no failure, a wrong one is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        // A process for many files: node and the packages are loaded once. unit-database.ts gives each file the project's modules anew.
        test: { name: "unidade", include: FILES, exclude: SLOW, isolate: false },
      },
      {
        extends: true,
        test: { name: "demorados", include: SLOW, env: { NOVA_DATABASE_AT_ONCE: "1" } },
      },
    ],
  },
});
