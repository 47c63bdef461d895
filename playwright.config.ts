import { defineConfig } from "@playwright/test";
import { chromiumLaunchOptions } from "./e2e/harness/chromium";
import { freePort } from "./lib/free-port";

// Chosen once; the workers, which read this file again, inherit it.
process.env.NOVA_E2E_PORT ??= String(await freePort());

/** What takes the whole machine for itself comes last, one after the other. */
const ALONE = ["{crawl,drill,matrix}.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/harness/global-setup.ts",
  outputDir: "test-results",
  // They keep two processors busy; four were not faster.
  workers: 3,
  fullyParallel: true,
  // To tell what fails always from what fails at times: the summary names both, and more than a few of these fail the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // These machines are shared: a slow answer is no failure, a wrong one is.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${process.env.NOVA_E2E_PORT}`,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    // A trace of everything costs a third of the time; `TRACE=1` asks for it.
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: await chromiumLaunchOptions(),
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ALONE,
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // What looks or works otherwise there; the rest runs once.
    { name: "celular", grep: /@phone/, use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true } },
    // `--project=sozinhos --no-deps` runs these only.
    { name: "sozinhos", testMatch: ALONE, dependencies: ["desktop", "celular"], workers: 1 },
  ],
});
