import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

/** A picture and its description are one: neither is right with the other one's. */
const PICTURE = ["image", "imageAlt"];

/** The fields that have another value now than before. */
export function typedSince<Draft extends FieldValues>(before: FieldValues = {}, now: Draft): Partial<Draft> {
  const differs = (name: string) => JSON.stringify(now[name]) !== JSON.stringify(before[name]);
  const isTyped = (name: string) => (PICTURE.includes(name) ? PICTURE.some(differs) : differs(name));
  return Object.fromEntries(Object.entries(now).filter(([name]) => isTyped(name))) as Partial<Draft>;
}

/** Resets a form to values that are saved. What was typed since they were sent stays, as a change of them. */
export function resetBelow<Draft extends FieldValues>(
  { reset, getValues }: Pick<UseFormReturn<Draft>, "reset" | "getValues">,
  saved: DefaultValues<Draft>,
  typed: Partial<Draft>,
) {
  reset(saved);
  if (Object.keys(typed).length > 0) reset({ ...getValues(), ...typed }, { keepDefaultValues: true });
}

type RebasedForm<Draft extends FieldValues> = Pick<UseFormReturn<Draft>, "reset" | "getValues"> & {
  formState: Pick<UseFormReturn<Draft>["formState"], "defaultValues">;
};

/**
 * Resets a form to the version that somebody else has saved: what nobody touched here is theirs, as its earlier value would take
 * their change back. What was typed stays; `unanswered` are values sent before, which the server may have saved: undone since, they
 * are a change, too. Whether anything that was typed differs from their version.
 */
export function rebase<Draft extends FieldValues>(
  form: RebasedForm<Draft>,
  saved: DefaultValues<Draft>,
  unanswered?: Draft,
): boolean {
  const now = form.getValues();
  const typed = { ...typedSince(form.formState.defaultValues, now), ...(unanswered && typedSince(unanswered, now)) };
  resetBelow(form, saved, typed);
  return Object.keys(typedSince(saved, { ...saved, ...typed })).length > 0;
}
