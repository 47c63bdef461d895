import type { Cause, Outage } from "./outage";

/** Failed attempts until the log has the reason, and the interval of repetitions. */
const LOGGED_ATTEMPT = 3;
const LOG_INTERVAL_MS = 60_000;
/** A database that ran this long was healthy: what fails next is another outage. */
export const HEALTHY_MS = 60_000;

/** Hears what becomes of a database that stopped. */
export interface Report {
  /** Each time that it ended, or could not be started. */
  down(failure: { message: string; outageCause: Cause }): Promise<void>;
  up(): Promise<void>;
}

interface Listeners {
  print(text: string): void;
  record(outage: Outage): Promise<void>;
  now?: () => number;
}

/** Logs the outage, not at every attempt, and records its state. */
export function createReport({ print, record, now = Date.now }: Listeners): Report {
  let outage: Outage | undefined;
  let attempts = 0;
  let loggedAt = 0;
  function log(text: string) {
    loggedAt = now();
    print(text);
  }
  const goesOn = ({ until }: Outage) => !until || now() - Date.parse(until) < HEALTHY_MS;
  return {
    async down({ message, outageCause: cause }) {
      const before = outage && goesOn(outage) ? outage : undefined;
      attempts = before ? attempts + 1 : 0;
      outage = {
        since: before?.since ?? new Date(now()).toISOString(),
        cause: before && cause === "unknown" ? before.cause : cause,
      };
      const isDue = attempts === LOGGED_ATTEMPT || now() - loggedAt >= LOG_INTERVAL_MS;
      if (before && isDue) log(`${message} O Nova continua tentando.`);
      if (!before && cause === "unknown") log("O banco de dados parou sem aviso; iniciando de novo.");
      if (!before && cause !== "unknown") log(`${message} Iniciando de novo.`);
      await record(outage);
    },
    async up() {
      if (!outage) return;
      outage = { ...outage, until: new Date(now()).toISOString() };
      log("O banco de dados está no ar outra vez.");
      await record(outage);
    },
  };
}
