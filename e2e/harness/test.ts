import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { duration } from "../../lib/start/terminal/steps";
import { type Counts, longStages, type Stage, stages } from "./stages";

/** `npm test`, and with `--long` `npm run test:long`: every check, whatever the others said, and one summary at the end. */

interface Result extends Counts {
  name: string;
  took: string;
}

const isLong = process.argv.includes("--long");
/** The long run is given up then, and what it has not finished has failed. */
const LONG_LIMIT_MS = 40 * 60_000;

const signal = isLong ? AbortSignal.timeout(LONG_LIMIT_MS) : undefined;
const reports = await mkdtemp(path.join(os.tmpdir(), "nova-test-"));
const results: Result[] = [];
for (const together of isLong ? longStages(reports) : stages(reports)) {
  const lists = await Promise.all(together.map((list, index) => runInTurn(list, index > 0)));
  results.push(...lists.flat());
}
await rm(reports, { recursive: true, force: true });
summarise(results);

async function runInTurn(list: readonly Stage[], atTheEnd: boolean) {
  const done: Result[] = [];
  for (const stage of list) done.push(await run(stage, atTheEnd));
  return done;
}

/** What runs beside another stage says everything at its end. */
async function run(stage: Stage, atTheEnd: boolean): Promise<Result> {
  const title = `\n── ${stage.name} ${"─".repeat(Math.max(0, 70 - stage.name.length))}\n`;
  const said: Buffer[] = [];
  if (!atTheEnd) process.stdout.write(title);
  const started = performance.now();
  const content = await succeeds(stage, atTheEnd ? said : undefined);
  const counts = count(stage, content);
  if (atTheEnd) process.stdout.write(Buffer.concat([Buffer.from(title), ...said]));
  return { name: stage.name, ...counts, took: duration(performance.now() - started) };
}

async function succeeds({ commands, env }: Stage, said: Buffer[] | undefined) {
  for (const command of commands) {
    if ((await exitCode(command, env, said)) !== 0) return false;
  }
  return true;
}

function exitCode([program = "", ...args]: readonly string[], env: Stage["env"], said: Buffer[] | undefined) {
  return new Promise<number>((resolve) => {
    const output = said ? "pipe" : "inherit";
    const child = spawn(program, args, {
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
      signal,
      // As Ctrl-C: it tidies up.
      killSignal: "SIGINT",
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => said?.push(chunk));
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** A tool that fails without a failed test, or passes without any, has not done what it is there for. */
function count({ count: counted }: Stage, content: boolean): Counts {
  if (!counted) return { passed: content ? 1 : 0, failed: content ? 0 : 1 };
  const counts = attempt(counted) ?? { passed: 0, failed: 1 };
  const unexplained = counts.failed === 0 && (!content || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

function attempt<Value>(work: () => Value) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function summarise(all: readonly Result[]) {
  const passed = sum(all.map((result) => result.passed));
  const failed = sum(all.map((result) => result.failed));
  process.stdout.write(`\n── Resumo ${"─".repeat(64)}\n`);
  for (const result of all) {
    const mark = result.failed > 0 ? "✗" : "✓";
    const counts = `${String(result.passed).padStart(4)} ok ${String(result.failed).padStart(4)} com falha`;
    process.stdout.write(`  ${mark} ${result.name.padEnd(30)}${counts}  ${result.took.padStart(10)}\n`);
  }
  for (const name of all.flatMap(({ failures }) => failures ?? [])) process.stdout.write(`  ✗ ${name}\n`);
  for (const name of all.flatMap(({ unstable }) => unstable ?? []))
    process.stdout.write(`  ✗ só na segunda tentativa: ${name}\n`);
  process.stdout.write(`\n${duration(performance.now())} ao todo\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
