import { setTimeout as sleep } from "node:timers/promises";
import { AlreadyExplained } from "./children";
import { explainFailure, steps } from "./steps";

/**
 * Runs a command from the terminal to its exit code: the one that it answers with, 0 without one, 1 after an explained failure.
 * Asked to stop, it ends with 0; with `whenStopped`, which says what became of the work, with 130, as a shell has it.
 */
export async function runCommand(
  command: (signal: AbortSignal) => Promise<number> | Promise<void>,
  whenStopped?: string,
) {
  const signal = listenForStop();
  try {
    process.exit((await command(signal)) ?? 0);
  } catch (error) {
    // Ctrl-C ends a child process too, whose exit may be reported first.
    await sleep(50);
    if (signal.aborted) {
      if (whenStopped) steps.note(whenStopped);
      process.exit(whenStopped ? 130 : 0);
    }
    if (!(error instanceof AlreadyExplained)) explainFailure(error);
    process.exit(1);
  }
}

/** Aborted by a request to stop: finish what runs, then end. It may come twice, as npm passes on the Ctrl-C that the terminal sent already. */
function listenForStop() {
  const controller = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => controller.abort());
  return controller.signal;
}
