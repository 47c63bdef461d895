import "server-only";
import pino from "pino";

/** The server's log: one JSON line an event, on standard output; LOG_LEVEL says how much. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  redact: ["password", "*.password", "passwordHash", "*.passwordHash", "token", "*.token"],
});
