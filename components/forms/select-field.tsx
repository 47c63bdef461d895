import type { FieldValues, Path } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";
import type { FormFields } from "./use-entity-form";

type Props<Values extends FieldValues> = {
  form: FormFields<Values>;
  name: Path<NoInfer<Values>>;
  label: string;
  /** Labels by value, in order. */
  options: Record<string, string>;
  /** Text until an option is chosen; absent, the first option is preselected. */
  placeholder?: string;
  /** Off where the placeholder may stay. */
  required?: boolean;
  hint?: string;
  className?: string;
};

/** One of a few values of an entity's form. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, options, placeholder, required = true, hint, className = "" } = props;
  return (
    <Field id={name} label={label} required={required} hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <select {...control} {...form.register(name)} className={`${CONTROL} ${className}`}>
          {placeholder && <option value="">{placeholder}</option>}
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const STATUS_OPTIONS = { true: "Ativo", false: "Desabilitado" };

/** Whether the item is on the site. */
export const StatusField = <Values extends FieldValues>(props: Pick<Props<Values>, "form" | "hint" | "className">) => (
  <SelectField {...props} name={"active" as Path<NoInfer<Values>>} label="Status" options={STATUS_OPTIONS} />
);
