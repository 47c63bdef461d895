import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { SettingsDraft } from "@/lib/settings/schema";
import type { SettingsSectionProps } from "./types";

type Props = SettingsSectionProps & {
  name: FieldPathByValue<SettingsDraft, string>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Makes it a textarea of so many rows. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: "tel" | "url" | "email" | "numeric" | "decimal";
  /** A datalist's id. */
  list?: string;
};

export function SettingsTextField({ form, name, label, hint, required, rows, ...input }: Props) {
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
          <input {...control} {...input} {...form.register(name)} className={CONTROL} />
        )
      }
    </Field>
  );
}
