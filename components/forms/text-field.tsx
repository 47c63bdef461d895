import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { FormFields } from "./use-entity-form";

type Props<Draft extends FieldValues> = Omit<ComponentProps<"input">, "form"> & {
  form: FormFields<Draft>;
  name: Path<NoInfer<Draft>>;
  label: string;
  hint?: ReactNode;
  /** Makes it a textarea of so many rows, which grows with its text. */
  rows?: number;
};

/** A text of an entity's form. */
export function TextField<Draft extends FieldValues>(props: Props<Draft>) {
  const { form, name, label, hint, required, rows, className = "", ...input } = props;
  return (
    <Field id={name} label={label} hint={hint} required={required} error={form.errorOf(name)}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            {...form.register(name)}
            rows={rows}
            className={`${CONTROL} field-sizing-content`}
            // Where the field grows with its text, `rows` has no effect.
            style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          />
        ) : (
          <input {...control} {...input} {...form.register(name)} className={`${CONTROL} ${className}`} />
        )
      }
    </Field>
  );
}
