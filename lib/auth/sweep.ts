import "server-only";
import { log } from "../log";
import { forgetExpired } from "./limits";
import { forgetEndedSessions } from "./sessions";

/** /privacidade promises a day at most, which sessions and some limits last themselves. */
const SWEEP_MS = 10 * 60_000;

/** Deletes expired sessions and rate limits, now and every ten minutes, in every process. What fails waits for the next time. */
export function startSweep() {
  const sweep = () =>
    Promise.all([forgetExpired(), forgetEndedSessions()]).catch((err) => log.warn({ err }, "expired sessions stay"));
  let last = sweep();
  const timer = setInterval(() => {
    last = sweep();
  }, SWEEP_MS);
  return {
    /** Resolves once nothing is being deleted. */
    async stop() {
      clearInterval(timer);
      await last;
    },
  };
}
