import { AppError, type ErrorCode, toAppError } from "../errors";

/** What a process that works on backups says on its standard error when it fails: a refusal in words, or a bug for the log. */
export type ApartFailure = { refused: { code: ErrorCode; message: string } } | { bug: string };

export function failureOf(error: unknown): ApartFailure {
  const expected = toAppError(error);
  if (expected instanceof AppError) return { refused: { code: expected.code, message: expected.message } };
  return { bug: String(error instanceof Error ? error.stack : error) };
}

/** The error of what such a process said. */
export function errorOf(said: string) {
  try {
    const failure: ApartFailure = JSON.parse(said);
    return "bug" in failure ? new Error(failure.bug) : new AppError(failure.refused.code, failure.refused.message);
  } catch {
    return new Error(said || "the process that works on a backup was ended");
  }
}
