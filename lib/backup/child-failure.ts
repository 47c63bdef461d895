import { AppError, type ErrorCode, toAppError } from "../errors";

/** Standard error of a child process that makes or tests a backup: a refusal for the person, or a bug for the log. */
export type ChildFailure = { refused: { code: ErrorCode; message: string } } | { bug: string };

export function failureOf(error: unknown): ChildFailure {
  const expected = toAppError(error);
  if (expected instanceof AppError) return { refused: { code: expected.code, message: expected.message } };
  return { bug: String(error instanceof Error ? error.stack : error) };
}

/** What a process that has made a backup says of pictures without a file; its standard error may have warnings, too. */
export const missingLine = (pictures: number) => `\nmissing: ${pictures}\n`;

export const missingIn = (said: string) => Number(/^missing: (\d+)$/m.exec(said)?.[1] ?? 0);

/** The error that the standard error of such a child process stands for. */
export function errorOf(said: string) {
  try {
    const failure: ChildFailure = JSON.parse(said);
    return "bug" in failure ? new Error(failure.bug) : new AppError(failure.refused.code, failure.refused.message);
  } catch {
    return new Error(said || "the process that works on a backup was ended");
  }
}
