import type { z } from "zod";
import { validate } from "../validate";
import { type Remark, textOf } from "./draft";

type Draft = Record<string, unknown>;

type Leniency = {
  /** Fields that may be missing or wrong, with a value that the schema takes. They come out empty, and the item incomplete. */
  mayLack?: Draft;
  /** Fields that come out as they were written, whatever the schema says to it. */
  mayBeWrong?: Draft;
  remark: Remark;
};

/**
 * Parses what another system once accepted. What could be shown is taken though today's form would refuse it: a text that is
 * too long comes whole. Throws the AppError of `validate` for the rest.
 */
export function leniently<Output extends object>(
  schema: z.ZodType<Output>,
  draft: Draft,
  { mayLack = {}, mayBeWrong = {}, remark }: Leniency,
) {
  const result = schema.safeParse(draft);
  if (result.success) return { input: result.data, complete: true };
  const accepted = { ...draft };
  const kept: Record<string, string> = {};
  let complete = true;
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? "");
    const text = textOf(draft[field]);
    if (field in kept) continue;
    // First: what is too long and wrong as well is still wrong when it is cut.
    if (field in mayBeWrong) {
      accepted[field] = mayBeWrong[field];
      kept[field] = text ?? "";
      if (text) remark(`${field}: ${issue.message}; veio como estava`);
    } else if (issue.code === "too_big" && issue.origin === "string" && text !== undefined) {
      accepted[field] = text.slice(0, Number(issue.maximum));
      kept[field] = text;
      remark(`${field}: ${issue.message}; veio inteiro`);
    } else if (field in mayLack) {
      accepted[field] = mayLack[field];
      kept[field] = "";
      complete = false;
      remark(
        `${field}: ${issue.message}${text ? ` (estava "${text.slice(0, 80)}")` : ""}; entrou Desabilitado, para completar no painel`,
      );
    }
  }
  return { input: { ...validate(schema, accepted), ...kept }, complete };
}
