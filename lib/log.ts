import pino from "pino";

/** The server's log, of the front thread and of Next's: a JSON line per event on standard output, filtered by LOG_LEVEL. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  redact: ["password", "*.password", "passwordHash", "*.passwordHash", "token", "*.token"],
});
