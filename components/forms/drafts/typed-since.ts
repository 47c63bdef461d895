import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

/** The fields that have another value now than before. */
export function typedSince<Draft extends FieldValues>(before: FieldValues = {}, now: Draft): Partial<Draft> {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed) as Partial<Draft>;
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

/**
 * Resets a form to the version that somebody else has saved: what nobody touched here is theirs, as its earlier value would take
 * their change back. What was typed stays. Gives what was sent, over their version.
 */
export function rebase<Draft extends FieldValues>(
  form: Pick<UseFormReturn<Draft>, "reset" | "getValues"> & {
    formState: Pick<UseFormReturn<Draft>["formState"], "defaultValues">;
  },
  sent: Draft,
  saved: DefaultValues<Draft>,
): Draft {
  const opened = form.formState.defaultValues;
  resetBelow(form, saved, typedSince(opened, form.getValues()));
  return { ...(saved as Draft), ...typedSince(opened, sent) };
}
