import pino from "pino";

/** Of what is logged: passwords and tokens, and PostgreSQL's details of an error, which have the whole row that it refused. */
export const REDACTED = [
  ...["password", "*.password", "passwordHash", "*.passwordHash", "token", "*.token"],
  ...["err.detail", "err.meta.driverAdapterError.cause.detail"],
];

/** The server's log, of the front thread and of Next's: a JSON line per event on standard output, filtered by LOG_LEVEL. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  redact: REDACTED,
});

/** A gate of its own for each caller, which says true once a second: a flood of requests must not fill the disk with lines. */
export function onceASecond() {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < 1_000) return false;
    last = now;
    return true;
  };
}
