import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { duration } from "../../lib/start/terminal/steps";
import { type Counts, type Stage, stages } from "./stages";

/** `npm test`: every check there is, whatever the ones before it said, and one summary at the end. */

interface Result extends Counts {
  name: string;
  took: string;
}

const reports = await mkdtemp(path.join(os.tmpdir(), "nova-test-"));
const results: Result[] = [];
for (const stage of stages(reports)) results.push(await run(stage));
await rm(reports, { recursive: true, force: true });
summarise(results);

async function run(stage: Stage): Promise<Result> {
  process.stdout.write(`\n── ${stage.name} ${"─".repeat(Math.max(0, 70 - stage.name.length))}\n`);
  const started = performance.now();
  const content = await succeeds(stage);
  const counts = count(stage, content);
  return { name: stage.name, ...counts, took: duration(performance.now() - started) };
}

async function succeeds({ commands, env }: Stage) {
  for (const command of commands) {
    if ((await exitCode(command, env)) !== 0) return false;
  }
  return true;
}

function exitCode([program = "", ...args]: readonly string[], env: Stage["env"]) {
  return new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      env: { ...process.env, ...env },
    });
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
    process.stdout.write(`  ${mark} ${result.name.padEnd(26)}${counts}  ${result.took.padStart(10)}\n`);
  }
  for (const name of all.flatMap(({ failures }) => failures ?? [])) process.stdout.write(`  ✗ ${name}\n`);
  for (const name of all.flatMap(({ unstable }) => unstable ?? []))
    process.stdout.write(`  ! só na segunda tentativa: ${name}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}
