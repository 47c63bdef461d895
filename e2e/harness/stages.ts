import { readFileSync } from "node:fs";
import path from "node:path";

/** What `npm test` runs, in order, each as its own tool would be run by hand. */
export interface Stage {
  name: string;
  /** One after the other; the first that fails ends the stage. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
  /** What the tool counted; a stage without it is one test, passed when the tool is content. */
  count?: () => Counts;
}

export interface Counts {
  passed: number;
  failed: number;
  /** Tests among the passed that needed a second try, by name. */
  unstable?: string[];
}

/** A second try is for a machine that other work holds up; more tests than these that need one are a fault of ours. */
const MOST_UNSTABLE = 5;

const bin = (name: string) => path.join("node_modules", ".bin", name);

export function stages(reports: string): Stage[] {
  const unitReport = path.join(reports, "unit.json");
  const browserReport = path.join(reports, "browser.json");
  return [
    { name: "Estilo (Biome)", commands: [[bin("biome"), "ci"]] },
    {
      name: "Tipos (TypeScript)",
      commands: [
        [bin("next"), "typegen"],
        [bin("tsc"), "--noEmit"],
      ],
    },
    { name: "Dependências", commands: [[process.execPath, "--import", "tsx", "e2e/harness/dependencies.ts"]] },
    {
      name: "Unidade e integração",
      commands: [[bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]],
      count: () => countUnit(unitReport),
    },
    {
      name: "Navegador (Playwright)",
      commands: [[bin("playwright"), "test", "--reporter=list,json"]],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      count: () => countBrowser(browserReport),
    },
  ];
}

function countUnit(report: string): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = read(report);
  // A file that cannot even be loaded has no tests to count, and is a failure all the same.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) };
}

function countBrowser(report: string): Counts {
  const { stats, errors, suites } = read(report);
  const failed = stats.unexpected + errors.length;
  if (stats.flaky > MOST_UNSTABLE) return { passed: stats.expected, failed: failed + stats.flaky };
  return { passed: stats.expected + stats.flaky, failed, unstable: suites.flatMap(unstable) };
}

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };

function unstable({ suites = [], specs = [] }: Suite): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(unstable)];
}

function read(report: string) {
  return JSON.parse(readFileSync(report, "utf8"));
}
