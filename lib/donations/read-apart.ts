import "server-only";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { AppError } from "../errors";
import { importCopy } from "./import-copy";
import type { ReaderAnswer } from "./import-process";
import { importReader } from "./import-reader";
import type { ReadDonations, ReadOptions } from "./read-rows";

/** Limits of the reading process; a spreadsheet of 5 MB with 20,000 donations takes a tenth of each. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 384;

type Options = ReadOptions & { timeoutMs?: number; memoryMb?: number };

/**
 * The donations of a spreadsheet, read in a process of its own: a hostile or clumsy one costs that process its life, and holds
 * nobody up. (A thread would share this process's --max-old-space-size, which V8 puts above a thread's own limit.)
 */
export function readApart(bytes: Buffer, options: Options = {}): Promise<ReadDonations> {
  return oneAtATime(async () => {
    const answer = await ask(bytes, options);
    if (!answer) throw new AppError("tooLarge", importCopy.tooHeavy);
    if ("bug" in answer) throw new Error(answer.bug);
    if ("refused" in answer) throw new AppError(answer.refused.code, answer.refused.message);
    return answer.read;
  });
}

/** The process's answer; undefined when it ran out of time or memory. */
async function ask(bytes: Buffer, { acaoColumn = "", timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB }: Options) {
  const script =
    process.env.NODE_ENV === "production" ? [importReader.bundle] : ["--import", "tsx", importReader.source];
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, ...script, acaoColumn], {
    env: environment(),
    stdio: "pipe",
    timeout: timeoutMs,
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  child.stdin.on("error", () => {}); // it ended before it had read everything
  child.stdin.end(bytes);
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (child.exitCode === 1) throw new Error(complaint); // it could not even begin
  if (child.exitCode !== 0) return undefined;
  const answer: ReaderAnswer = JSON.parse(said);
  return answer;
}

/** No secrets, nor options for node: only what an operating system wants. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR } = process.env;
  return { NODE_ENV, PATH, SystemRoot, TEMP, TMP, TMPDIR };
}

let last: Promise<unknown> = Promise.resolve();

/** A queue: simultaneous uploads are read one after another, so that their memory does not add up. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
