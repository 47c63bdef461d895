import type { z } from "zod";
import { validate } from "../validate";
import { type Remark, textOf } from "./document";

type Fields = Record<string, unknown>;

type Leniency = {
  /** Fields that may be missing or invalid, with a valid value for the schema. They become empty, and the item incomplete. */
  placeholders?: Fields;
  /** Fields that keep their text even if it is invalid, with a valid value for the schema. */
  unchecked?: Fields;
  remark: Remark;
};

/**
 * Parses data that another system accepted under weaker rules: texts that are too long are kept whole, and the fields of
 * `placeholders` and `unchecked` may be invalid. Throws the AppError of `validate` for other problems.
 */
export function parseLeniently<Output extends object>(
  schema: z.ZodType<Output>,
  values: Fields,
  { placeholders = {}, unchecked = {}, remark }: Leniency,
) {
  const result = schema.safeParse(values);
  if (result.success) return { input: result.data, complete: true };
  const accepted = { ...values };
  const restored: Record<string, string> = {};
  let complete = true;
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    const text = textOf(values[field]);
    if (field in restored) continue;
    // Before the length: a text that is invalid besides being too long stays invalid when it is cut.
    if (field in unchecked) {
      accepted[field] = unchecked[field];
      restored[field] = text ?? "";
      if (text) remark(`${field}: ${issue.message}; veio como estava`);
    } else if (issue.code === "too_big" && issue.origin === "string" && text !== undefined) {
      accepted[field] = text.slice(0, Number(issue.maximum));
      restored[field] = text;
      remark(`${field}: ${issue.message}; veio inteiro`);
    } else if (field in placeholders) {
      accepted[field] = placeholders[field];
      restored[field] = "";
      complete = false;
      remark(
        `${field}: ${issue.message}${text ? ` (estava "${text.slice(0, 80)}")` : ""}; entrou Desabilitado, para completar no painel`,
      );
    }
  }
  return { input: { ...validate(schema, accepted), ...restored }, complete };
}
