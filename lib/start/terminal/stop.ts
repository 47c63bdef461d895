import { endChildren } from "./children";

/** The same Ctrl-C arrives twice when npm passes on what the terminal sent already. */
const sameKeypress = 500;

interface Stop {
  /** Aborted by the first request to stop: finish what runs, then end. */
  signal: AbortSignal;
  /** Settles at the second request: end now. */
  forced: Promise<void>;
}

export function listenForStop(): Stop {
  const controller = new AbortController();
  let asked = 0;
  const forced = new Promise<void>((resolve) => {
    function onSignal() {
      const now = Date.now();
      if (!controller.signal.aborted) {
        asked = now;
        controller.abort();
        endChildren("SIGTERM");
      } else if (now - asked > sameKeypress) {
        endChildren("SIGKILL");
        resolve();
      }
    }
    process.on("SIGINT", onSignal).on("SIGTERM", onSignal).on("SIGHUP", onSignal);
  });
  return { signal: controller.signal, forced };
}

export function untilAborted(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
