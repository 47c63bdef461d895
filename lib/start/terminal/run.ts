import { setTimeout as sleep } from "node:timers/promises";
import { AlreadyExplained, endChildren } from "./children";
import { explainFailure, steps } from "./steps";

export type Stop = ReturnType<typeof listenForStop>;

/** The same Ctrl-C arrives twice when npm passes on what the terminal sent already. */
const SAME_KEYPRESS_MS = 500;

/**
 * Runs a command from the terminal to its exit code: the one that it answers with, 0 without one, 1 after an explained failure.
 * Asked to stop, it ends with 0; with `whenStopped`, which says what became of the work, with 130, as a shell has it.
 */
export async function runCommand(command: (stop: Stop) => Promise<number> | Promise<void>, whenStopped?: string) {
  const stop = listenForStop();
  try {
    process.exit((await command(stop)) ?? 0);
  } catch (error) {
    // Ctrl-C ends a child process too, whose exit may be reported first.
    await sleep(50);
    if (stop.signal.aborted) {
      if (whenStopped) steps.note(whenStopped);
      process.exit(whenStopped ? 130 : 0);
    }
    if (!(error instanceof AlreadyExplained)) explainFailure(error);
    process.exit(1);
  }
}

/** The signal is aborted by the first request to stop: finish what runs, then end. `forced` settles at the second: end now. */
function listenForStop() {
  const controller = new AbortController();
  let askedAt = 0;
  const forced = new Promise<void>((resolve) => {
    function onSignal() {
      if (!controller.signal.aborted) {
        askedAt = Date.now();
        controller.abort();
        endChildren("SIGTERM");
      } else if (Date.now() - askedAt > SAME_KEYPRESS_MS) {
        endChildren("SIGKILL");
        resolve();
      }
    }
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal).on("SIGHUP", onSignal);
  });
  return { signal: controller.signal, forced };
}
