import type { HTMLInputTypeAttribute, ReactNode } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { SettingsDraft } from "@/lib/settings/schema";
import type { SettingsFormParts } from "./types";

type Props = SettingsFormParts & {
  name: FieldPathByValue<SettingsDraft, string>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** Lines; absent, it is one that does not grow. */
  rows?: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: "tel" | "url" | "email" | "numeric";
  /** The id of a datalist. */
  list?: string;
};

/** One text of the settings. */
export function SettingsTextField({ form, name, label, hint, required, rows, ...input }: Props) {
  return (
    <Field id={name} label={label} hint={hint} required={required} error={form.errorOf(name)}>
      {(control) =>
        rows ? (
          <textarea {...control} {...form.register(name)} rows={rows} className={CONTROL} />
        ) : (
          <input {...control} {...input} {...form.register(name)} className={CONTROL} />
        )
      }
    </Field>
  );
}
