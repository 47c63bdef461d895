import { AppError, type ErrorCode, toAppError } from "./errors";

/** Why a child process failed, as JSON: a refusal for the person, or a bug for the log. */
export type ChildFailure = { refused: { code: ErrorCode; message: string } } | { bug: string };

export function failureOf(error: unknown): ChildFailure {
  const refused = toAppError(error);
  if (refused) return { refused: { code: refused.code, message: refused.message } };
  return { bug: String(error instanceof Error ? error.stack : error) };
}

/** The error that the failure stands for. */
export const errorOf = (failure: ChildFailure) =>
  "bug" in failure ? new Error(failure.bug) : new AppError(failure.refused.code, failure.refused.message);
