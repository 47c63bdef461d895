import { type ChildFailure, errorOf } from "../child-failure";

// The standard error of a child process that makes or tests a backup: why it failed, else warnings and what there is to say.

/** What a process that has made a backup says of pictures without a file. */
export const missingLine = (pictures: number) => `\nmissing: ${pictures}\n`;

export const missingIn = (complaint: string) => Number(/^missing: (\d+)$/m.exec(complaint)?.[1] ?? 0);

export function errorIn(complaint: string) {
  try {
    const failure: ChildFailure = JSON.parse(complaint);
    return errorOf(failure);
  } catch {
    return new Error(complaint || "the process that works on a backup was ended");
  }
}
