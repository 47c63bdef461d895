import { z } from "zod";

// The pieces that several entities' inputs are made of.

/** A text that must not be missing; `what` is its name at the beginning of a sentence. */
export const requiredText = (missing: string, max: number, what: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `${what} deve ter no máximo ${max} caracteres`);

/** Stored and compared in lower case, without spaces around. */
export const email = z
  .string({ error: "Informe o e-mail" })
  .trim()
  .toLowerCase()
  .min(1, "Informe o e-mail")
  .max(254, "O e-mail deve ter no máximo 254 caracteres")
  .pipe(z.email("Informe um e-mail válido, como nome@exemplo.com"));

/** Yes or no: form values are strings, JSON has booleans. */
export const flag = (wrong: string) =>
  z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], { error: wrong });
