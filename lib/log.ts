import pino from "pino";

/** The running server's log, of its front thread as of Next: one JSON line an event, on standard output; LOG_LEVEL says how much. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  redact: ["password", "*.password", "passwordHash", "*.passwordHash", "token", "*.token"],
});
