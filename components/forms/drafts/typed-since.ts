import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { valueText } from "@/lib/history/describe";

/** What is right only together: a picture and its description, an amount and its kind, a donor and what may be said of them. */
const TOGETHER = [
  ["image", "imageAlt"],
  ["kind", "amount", "quantity", "items"],
  ["donor", "donorPublic"],
  ["goalKind", "goal", "unit"],
  ["wanted", "unit"],
  ["data", "hora", "termino"],
  ["cancelled", "motivo"],
  ["donationKey", "donationName"],
];

/** Of a password nothing is stored that a typed one could be compared with. */
const PASSWORDS = ["password", "confirmation", "currentPassword"];

/** The fields that have another value now than before. */
export const typedSince = <Values extends FieldValues>(before: FieldValues = {}, now: Values): Partial<Values> =>
  pick(now, (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));

/** The same, each with those that it goes together with: for what is laid onto another version. */
export function typedTogether<Values extends FieldValues>(before: FieldValues = {}, now: Values): Partial<Values> {
  const typed = typedSince(before, now);
  const isTyped = (name: string) => name in typed;
  return pick(now, (name) => isTyped(name) || TOGETHER.some((names) => names.includes(name) && names.some(isTyped)));
}

const pick = <Values extends FieldValues>(values: Values, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as Partial<Values>;

/** Resets a form to values that are saved. What was typed since they were sent stays, as a change of them. */
export function resetBelow<Values extends FieldValues>(
  { reset, getValues }: Pick<UseFormReturn<Values>, "reset" | "getValues">,
  saved: DefaultValues<Values>,
  typed: Partial<Values>,
) {
  reset(saved);
  if (Object.keys(typed).length > 0) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
}

export type RebasedForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, "reset" | "getValues"> & {
  formState: Pick<UseFormReturn<Values>["formState"], "defaultValues">;
};

/**
 * Resets a form to the version that somebody else has saved: what nobody touched here is theirs, as its earlier value would take
 * their change back. What was typed stays. So do the fields `unanswered`: the server may have saved them without saying so, and somebody
 * may have undone them here since. Returns whether anything that stays differs from their version, as a person reads it.
 */
export function rebase<Values extends FieldValues>(
  form: RebasedForm<Values>,
  saved: DefaultValues<Values>,
  unanswered: ReadonlySet<string> = new Set(),
): boolean {
  const now = form.getValues();
  const typed = { ...pick(now, (name) => unanswered.has(name)), ...typedTogether(form.formState.defaultValues, now) };
  resetBelow(form, saved, typed);
  const theirs: FieldValues = saved;
  const isChoice = (name: string) => name in theirs && !PASSWORDS.includes(name);
  return Object.keys(typed).some((name) => isChoice(name) && valueText(typed[name]) !== valueText(theirs[name]));
}
