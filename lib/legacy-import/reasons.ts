import { toAppError } from "../errors";

/**
 * Why a record could not be taken, field by field. Throws again what says nothing of the record, such as a database that is
 * gone: then the import cannot go on.
 */
export function reasonsOf(error: unknown): string[] {
  const expected = toAppError(error);
  if (expected?.code === "unavailable") throw error;
  if (!expected) return [`algo inesperado: ${lastLine(error)}`];
  const fields = Object.entries(expected.fields ?? {});
  if (fields.length === 0) return [expected.message];
  return fields.map(([field, message]) => (field ? `${field}: ${message}` : message));
}

/** Prisma's messages end with what the database said. */
function lastLine(error: unknown) {
  const lines = String(error instanceof Error ? error.message : error)
    .trim()
    .split("\n");
  return (lines.at(-1) ?? "").trim().slice(0, 200);
}
