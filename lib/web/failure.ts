import "server-only";
import { randomBytes } from "node:crypto";
import { INTERNAL } from "../errors";
import { log } from "../log";

/** Logs a bug under an id and gives the text that the person sees, with that id. */
export function logFailure(error: unknown, doing: string) {
  const id = randomBytes(4).toString("hex");
  log.error({ err: error, failureId: id, doing }, "unexpected failure");
  return { id, message: `${INTERNAL} (código ${id})` };
}
