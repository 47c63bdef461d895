import "server-only";
import PQueue from "p-queue";
import { errorOf } from "../../child-failure";
import { AppError } from "../../errors";
import { runInChild } from "../../run-in-child";
import { importCopy } from "./copy";
import type { ReaderAnswer } from "./import-process";
import { joinQuestion } from "./question";
import type { ReadDonations, ReadOptions } from "./read-rows";

/** Limits of the reading process; a spreadsheet of 5 MB with 20,000 donations takes a tenth of each. */
const TIMEOUT_MS = 60_000;
const MEMORY_MB = 384;

/** Simultaneous uploads are read one after another, so that their memory does not add up. */
const queue = new PQueue({ concurrency: 1 });

type Options = ReadOptions & { timeoutMs?: number; memoryMb?: number };

/**
 * The donations of a spreadsheet, read in a process of its own, one spreadsheet after the other.
 */
export function readInChild(bytes: Buffer, options: Options = {}): Promise<ReadDonations> {
  return queue.add(async () => {
    const answer = await ask(bytes, options);
    if (!answer) throw new AppError("tooLarge", importCopy.tooHeavy);
    if ("read" in answer) return answer.read;
    throw errorOf(answer);
  });
}

/** The process's answer; undefined when it ran out of time or memory. */
async function ask(bytes: Buffer, { timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB, ...options }: Options) {
  const { output, exitCode } = await runInChild("nova-import", joinQuestion(bytes, options), { timeoutMs, memoryMb });
  if (exitCode !== 0) return undefined;
  const answer: ReaderAnswer = JSON.parse(output.toString());
  return answer;
}
