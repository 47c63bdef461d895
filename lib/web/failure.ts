import "server-only";
import { randomBytes } from "node:crypto";
import { type ErrorCode, type FieldErrors, INTERNAL, isDeadlock, STATUS, toAppError } from "../errors";
import { log } from "../log";

type Failure = {
  code: ErrorCode | "internal";
  status: number;
  message: string;
  fields?: FieldErrors;
  /** Seconds. */
  retryAfter?: number;
};

/** What the person is told of a failure. A bug is logged. */
export function describeFailure(error: unknown, doing: string): Failure {
  const expected = toAppError(error);
  if (!expected) return { code: "internal", status: 500, message: logFailure(error, doing) };
  if (isDeadlock(error)) log.warn({ err: error, doing }, "deadlock");
  const { code, message, fields, retryAfter } = expected;
  return { code, status: STATUS[code], message, fields, retryAfter };
}

/** Logs a bug under an id and gives the text that the person sees, with that id. */
export function logFailure(error: unknown, doing: string) {
  const id = randomBytes(4).toString("hex");
  log.error({ err: error, failureId: id, doing }, "unexpected failure");
  return `${INTERNAL} (código ${id})`;
}
