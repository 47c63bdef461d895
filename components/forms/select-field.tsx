import type { UseFormRegisterReturn } from "react-hook-form";
import { CONTROL, Field } from "@/components/ui/field";

type Props = {
  /** Called while this field renders: forms focus the first wrong field in the order in which they were registered. */
  register: () => UseFormRegisterReturn;
  label: string;
  /** Value to text, in order. */
  options: Record<string, string>;
  /** What stands there until something is chosen; absent, the first option is chosen. */
  empty?: string;
  hint?: string;
  error?: string;
  className?: string;
};

/** Whether visitors see the item. */
export const STATUS_OPTIONS = { true: "Ativo", false: "Desabilitado" };

/** One of some values. */
export function SelectField({ register, label, options, empty, hint, error, className = "" }: Props) {
  const field = register();
  return (
    <Field id={field.name} label={label} required hint={hint} error={error}>
      {(control) => (
        <select {...control} {...field} className={`${CONTROL} ${className}`}>
          {empty && <option value="">{empty}</option>}
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
