import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";

/** The fields that have another value now than the one that was sent. */
export function typedSince<Draft extends FieldValues>(sent: Draft, now: Draft): Partial<Draft> {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]));
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
