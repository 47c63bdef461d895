import type { FieldValues } from "react-hook-form";
import type { LoadSchema } from "../lazy-resolver";

/** Whether both values mean the same to a form's schema, however they are written: '55' and '55,00'. */
export async function meansSame<Values extends FieldValues>(
  loadSchema: LoadSchema<Values>,
  one: unknown,
  other: unknown,
) {
  const schema = await loadSchema().catch(() => undefined);
  const [meant, otherMeant] = [one, other].map((values) => schema?.safeParse(values));
  return meant?.success === true && JSON.stringify(meant.data) === JSON.stringify(otherMeant?.data);
}
