import { readFileSync } from "node:fs";
import path from "node:path";

/** What a run is made of, each as its own tool would be run by hand. */
export interface Stage {
  name: string;
  /** One after the other; the first that fails ends the stage. */
  commands: readonly (readonly string[])[];
  env?: Record<string, string>;
  /** What the tool counted; a stage without it is one test, passed when each command exits with 0. */
  count?: () => Counts;
}

export interface Counts {
  passed: number;
  failed: number;
  /** The failed tests, by name. */
  failures?: string[];
  /** Tests among the failed that passed at a second try, by name. */
  unstable?: string[];
}

const bin = (name: string) => path.join("node_modules", ".bin", name);
const node = (file: string, ...args: string[]) => [process.execPath, "--import", "tsx", file, ...args];

/** Lists of stages that run side by side, each list in its order; and one such group after the other. */
export type Plan = readonly (readonly (readonly Stage[])[])[];

/** `npm test`. */
export function stages(reports: string): Plan {
  const types: Stage = {
    name: "Tipos (TypeScript)",
    commands: [
      [bin("next"), "typegen"],
      [bin("tsc"), "--noEmit"],
    ],
  };
  return [
    [
      [unit(reports, "Unidade e integração")],
      // The build after the types, whose files it removes.
      [types, { name: "Compilação", commands: [node("e2e/harness/build.ts")] }],
      [
        { name: "Estilo (Biome)", commands: [[bin("biome"), "ci"]] },
        { name: "Dependências", commands: [node("e2e/harness/dependencies.ts")] },
        { name: "Sem uso (knip)", commands: [[bin("knip")]] },
      ],
    ],
    [[browser(reports, "Navegador (Playwright)")]],
  ];
}

/** `npm run test:long`: what takes too long for every run, and inputs that no run had before. */
export function longStages(reports: string): Plan {
  const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
  const env = { NOVA_TEST_LONG: "1", FUZZ_SEED: seed };
  const inTurn: Stage[] = [
    unit(reports, `Unidade, semente ${seed}`, env),
    ...OTHER_NODES.map((version) => unitOn(version)),
    browser(reports, "Navegador, formas longas", env, "--grep=@long", "--project=desktop", "--project=celular"),
    // Apart: a project that another one waits for runs whole, whatever the pattern says.
    browser(reports, "Navegador, a sós", env, "--grep=@long", "--project=sozinhos", "--no-deps"),
    { name: "Quedas (drill)", commands: [node("e2e/drill/drill.ts", "--rate", "100")] },
    { name: "Linhas (bench --rows)", commands: [node("e2e/bench/bench.ts", "--rows", "--share", "0.1")] },
  ];
  return [[inTurn]];
}

/** Versions of Node beside the one at hand, from npm's package `node`. */
const OTHER_NODES = [22, 24];

function unitOn(version: number): Stage {
  const node = ["npx", "--yes", `--package=node@${version}`, "--", "node"];
  return { name: `Unidade, Node ${version}`, commands: [[...node, "node_modules/vitest/vitest.mjs", "run"]] };
}

function unit(reports: string, name: string, env?: Stage["env"]): Stage {
  const report = path.join(reports, "unit.json");
  return {
    name,
    env,
    commands: [[bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]],
    count: () => countUnit(report),
  };
}

function browser(reports: string, name: string, env?: Stage["env"], ...options: string[]): Stage {
  const report = path.join(reports, "browser.json");
  return {
    name,
    commands: [[bin("playwright"), "test", "--reporter=list,json", ...options]],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countBrowser(report),
  };
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

/**
 * Tests that passed only at their second try, which the summary names: they are mended, not repeated. Three whole runs in a row had
 * none; one is left to what else happens on a shared machine.
 */
const MAX_UNSTABLE = 1;

function countBrowser(report: string): Counts {
  const { stats, errors, suites } = read(report);
  const [failures, unstable] = ["unexpected", "flaky"].map((status) =>
    suites.flatMap((one: Suite) => ended(one, status)),
  );
  const failed = stats.unexpected + errors.length;
  const tooMany = stats.flaky > MAX_UNSTABLE;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: failed + (tooMany ? stats.flaky : 0),
    failures,
    unstable,
  };
}

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: { status: string }[] }[] };

function ended({ suites = [], specs = [] }: Suite, wanted: string): string[] {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap((one) => ended(one, wanted))];
}

function read(report: string) {
  return JSON.parse(readFileSync(report, "utf8"));
}
