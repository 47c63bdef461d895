import { z } from "zod";
import { AppError, fieldErrors, INVALID_INPUT } from "./errors";

// Messages of zod in Portuguese, for rules without a message of their own.
z.config(z.locales.pt());

/** The parsed value, or an AppError that names each wrong field with its first message. */
export function validate<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  throw new AppError("invalid", Object.values(fields)[0] ?? INVALID_INPUT, fields);
}
