import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { CONTROL, Field, InputField } from "@/components/ui/field";
import type { FormFields } from "./use-entity-form";

type Props<Values extends FieldValues> = Omit<ComponentProps<"input">, "form"> & {
  form: FormFields<Values>;
  name: Path<NoInfer<Values>>;
  label: string;
  hint?: ReactNode;
  /** Makes it a textarea of so many rows, which grows with its text. */
  rows?: number;
};

/** A text of an entity's form. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, rows, ...input } = props;
  const error = form.errorOf(name);
  if (!rows) return <InputField {...input} {...form.register(name)} error={error} />;
  const { label, hint, required } = input;
  return (
    <Field id={name} label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...form.register(name)}
          rows={rows}
          className={`${CONTROL} field-sizing-content`}
          // Where the field grows with its text, `rows` has no effect.
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
        />
      )}
    </Field>
  );
}
