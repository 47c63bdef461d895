import { isDeadlock, messageOf, toAppError } from "../errors";

/**
 * The reasons why a record was refused, field by field. Rethrows failures that are not the record's, such as a database
 * outage: the import cannot go on.
 */
export function reasonsOf(error: unknown): string[] {
  const expected = toAppError(error);
  if (expected?.code === "unavailable" && !isDeadlock(error)) throw error;
  if (!expected) return [`algo inesperado: ${lastLine(error)}`];
  const fields = Object.entries(expected.fields ?? {});
  if (fields.length === 0) return [expected.message];
  return fields.map(([field, message]) => (field ? `${field}: ${message}` : message));
}

/** The last line of the message: Prisma's ends with the database's own text. */
function lastLine(error: unknown) {
  const lines = messageOf(error).trim().split("\n");
  return (lines.at(-1) ?? "").trim().slice(0, 200);
}
