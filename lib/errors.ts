import type { z } from "zod";

/** Expected failures. Any other error is a bug and is logged with an id. */
export type ErrorCode = keyof typeof STATUS;

/** The HTTP status of each code. */
export const STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  /** Somebody else saved the item after this person had opened it. */
  stale: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  unavailable: 503,
} as const;

/** Field name to what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** First message of each field; messages without a field are under "". */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return fields;
}

export const TOKEN_FAILED = "Não Autorizado, o token falhou!";
export const UNAVAILABLE = "Tente novamente em instantes";
export const OFFLINE = `Sem conexão. ${UNAVAILABLE}`;
const DISK_FULL = "O disco está cheio, e nada mais pode ser gravado. Avise quem cuida do servidor";
const DISK_READ_ONLY = "O disco não aceita gravações. Avise quem cuida do servidor";
export const INVALID_INPUT = "Confira os campos destacados";
export const INTERNAL = "Erro interno";

/** An expected failure with a message that the person sees. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: FieldErrors,
    /** Seconds until another try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = "AppError";
  }
}

export const notFound = (message: string) => new AppError("notFound", message);

/** For `catch`: turns 'notFound' into undefined and rethrows everything else. */
export function absentWhenMissing(error: unknown) {
  if (error instanceof AppError && error.code === "notFound") return undefined;
  throw error;
}

/**
 * The AppError for a thrown value, or undefined for a bug. The one place that knows Prisma's, PostgreSQL's and
 * flydrive's codes: https://www.prisma.io/docs/orm/reference/error-reference, appendix A of PostgreSQL's manual.
 */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  for (const code of codesOf(error)) {
    if (["P2025", "P2003", "23503"].includes(code)) return notFound("Registro não encontrado");
    if (code === "P2002" || code === "23505") return new AppError("conflict", "Já existe um registro com este valor");
    if (["53100", "ENOSPC", "EDQUOT"].includes(code)) return new AppError("unavailable", DISK_FULL);
    if (code === "EROFS") return new AppError("unavailable", DISK_READ_ONLY);
    if (NOT_STORABLE.includes(code)) return new AppError("invalid", "O texto contém caracteres inválidos");
    if (isOutage(code)) return new AppError("unavailable", UNAVAILABLE);
  }
  return undefined;
}

/** NUL in a text column and in JSON, and what is no JSON for PostgreSQL (half of a pair of surrogates). */
const NOT_STORABLE = ["22021", "22P05", "INVALID_JSON"];

/** Whether another try helps, after a moment. */
function isOutage(code: string) {
  return (
    ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"].includes(code) ||
    /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code) ||
    code.startsWith("08") || // connection exceptions
    code.startsWith("57P") || // shutting down, starting up
    code === "57014" || // took too long
    DEADLOCK.includes(code) ||
    code === "53300" || // too many connections
    code === "DatabaseNotReachable" ||
    code === "ConnectionClosed" ||
    code === "SocketTimeout" ||
    STORAGE.test(code)
  );
}

/** A transaction that gave way to another one: another try helps, but if it comes back, somebody locks in the wrong order. */
const DEADLOCK = ["P2034", "40P01", "40001"];
export const isDeadlock = (error: unknown) => codesOf(error).some((code) => DEADLOCK.includes(code));

/** flydrive's, of a bucket; of a listing the S3 client's own `$fault`. */
const STORAGE = /^(?:E_CANNOT_(?:READ|WRITE|DELETE)_FILE|client|server)$/;

/** Whether it is the storage of the pictures that cannot be reached, and not the database. */
export const isStorageOutage = (error: unknown) => codesOf(error).some((code) => STORAGE.test(code));

/** Of any thrown value. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The error's own code, such as 'ENOENT'; empty without one. */
export const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Whether an error, or what caused it, has one of PostgreSQL's or Prisma's codes. */
export const hasCode = (error: unknown, code: string) => codesOf(error).includes(code);

/** In words alone: pg's pool's, and the S3 client's of a listing that stops midway. */
const TIMED_OUT = /timeout exceeded when trying to connect|Connection terminated|request socket timed out/;

/** The codes and kinds on an error and on what caused it; PostgreSQL puts the type of JSON only into words. */
function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== "object" || error === null || depth > 3) return [];
  const { code, originalCode, kind, $fault, message, cause, meta, errors } = error as Record<string, unknown>;
  const found = [code, originalCode, kind, $fault].filter((value) => typeof value === "string");
  if (typeof message === "string" && TIMED_OUT.test(message)) found.push("ETIMEDOUT");
  if (typeof message === "string" && message.includes("invalid input syntax for type json")) found.push("INVALID_JSON");
  const nested = [cause, (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError];
  if (Array.isArray(errors)) nested.push(...errors);
  return [...found, ...nested.flatMap((inner) => codesOf(inner, depth + 1))];
}
