import type { ErrorCode, FieldErrors } from "./errors";

export type ActionFailure = { ok: false; code: ErrorCode | "internal"; message: string; fields?: FieldErrors };

/** What a server action answers: the form shows it, whichever it is. */
export type ActionResult<Data = undefined> = { ok: true; message: string; data: Data } | ActionFailure;
