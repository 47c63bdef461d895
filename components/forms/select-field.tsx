import type { UseFormRegisterReturn } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";

type Props = {
  /** Called during this field's render: react-hook-form focuses the first invalid field in the order of registration. */
  register: () => UseFormRegisterReturn;
  label: string;
  /** Labels by value, in order. */
  options: Record<string, string>;
  /** Text until an option is chosen; absent, the first option is preselected. */
  placeholder?: string;
  hint?: string;
  error?: string;
  className?: string;
};

export const STATUS_OPTIONS = { true: "Ativo", false: "Desabilitado" };

export function SelectField({ register, label, options, placeholder, hint, error, className = "" }: Props) {
  const field = register();
  return (
    <Field id={field.name} label={label} required hint={hint} error={error}>
      {(control) => (
        <select {...control} {...field} className={`${CONTROL} ${className}`}>
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
