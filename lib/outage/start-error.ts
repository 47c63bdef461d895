import type { Cause } from "./outage";

/** A failure whose text is meant for the person at the terminal: shown as it is, without a stack. */
export class StartError extends Error {
  constructor(
    message: string,
    readonly advice?: string,
    /** The cause, when a database stopped. */
    readonly outageCause: Cause = "unknown",
  ) {
    super(message);
    this.name = "StartError";
  }
}
