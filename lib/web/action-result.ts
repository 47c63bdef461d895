import type { ErrorCode, FieldErrors } from "../errors";

export type ActionFailure<Data = unknown> = {
  ok: false;
  code: ErrorCode | "internal";
  message: string;
  fields?: FieldErrors;
  /** With 'stale': the item's current state, saved by somebody else. */
  current?: Data;
};

/** The result of a server action, success or failure, as the form shows it. */
export type ActionResult<Data = undefined> = { ok: true; message: string; data: Data } | ActionFailure<Data>;
