import { setTimeout as sleep } from "node:timers/promises";
import { AlreadyExplained } from "./children";
import { explainFailure } from "./steps";
import { listenForStop } from "./stop";

type Stop = ReturnType<typeof listenForStop>;

/**
 * Runs a command from the terminal to its exit code: the one that it answers with, 0 without one and also when it was
 * asked to stop, 1 after an explained failure.
 */
export async function runCommand(command: (stop: Stop) => Promise<number> | Promise<void>) {
  const stop = listenForStop();
  try {
    process.exit((await command(stop)) ?? 0);
  } catch (error) {
    // Ctrl-C ends a child process too, and its end may be heard of first.
    await sleep(50);
    if (stop.signal.aborted) process.exit(0);
    if (!(error instanceof AlreadyExplained)) explainFailure(error);
    process.exit(1);
  }
}
