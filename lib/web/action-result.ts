import type { ErrorCode, FieldErrors } from "../errors";

export type ActionFailure<Data = unknown> = {
  ok: false;
  code: ErrorCode | "internal";
  message: string;
  fields?: FieldErrors;
  /** With 'stale': the item as somebody else saved it. */
  current?: Data;
};

/** What a server action answers: the form shows it, whichever it is. */
export type ActionResult<Data = undefined> = { ok: true; message: string; data: Data } | ActionFailure<Data>;
