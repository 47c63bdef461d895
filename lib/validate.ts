import type { z } from "zod";
import { AppError, type FieldErrors } from "./errors";

export const INVALID = "Confira os campos destacados";

/** The parsed value, or an AppError that names each wrong field with its first message. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  throw new AppError("invalid", Object.values(fields)[0] ?? INVALID, fields);
}

/** First message of each field; what belongs to no field stands under "". */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return fields;
}
