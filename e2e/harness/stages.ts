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
  /** The failed tests, by name. */
  failures?: string[];
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
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(report);
  const files: UnitFile[] = testResults;
  const failures = files.filter(({ status }) => status === "failed").flatMap(failedIn);
  // A file that cannot even be loaded has no tests to count, and is a failure all the same.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0), failures };
}

type UnitFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

function failedIn({ name, assertionResults }: UnitFile) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  const file = path.relative(".", name);
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
}

function countBrowser(report: string): Counts {
  const { stats, errors, suites } = read(report);
  const failed = stats.unexpected + errors.length;
  const [failures, unstable] = ["unexpected", "flaky"].map((status) =>
    suites.flatMap((one: Suite) => ended(one, status)),
  );
  const tooMany = stats.flaky > MOST_UNSTABLE;
  if (tooMany) return { passed: stats.expected, failed: failed + stats.flaky, failures, unstable };
  return { passed: stats.expected + stats.flaky, failed, failures, unstable };
}

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };

function ended({ suites = [], specs = [] }: Suite, wanted: string): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap((one) => ended(one, wanted))];
}

function read(report: string) {
  return JSON.parse(readFileSync(report, "utf8"));
}
