import { type ComponentProps, type ReactNode, useId } from "react";

/** Classes of inputs, selects and text areas. */
export const CONTROL =
  "w-full min-h-11 text-ellipsis rounded-field border border-field bg-surface px-3 py-2 text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger";

/** Attributes that tie a control to its label (`${id}-label`), hint and error. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error of a form field. */
export function Field({ id: name, label, hint, error, required, children }: Props) {
  // `name` alone could occur twice: a page may have several forms.
  const id = `${name}-${useId()}`;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="wrap-anywhere text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

type InputProps = Omit<Props, "id" | "children"> & Omit<ComponentProps<"input">, "id"> & { name: string };

/** A field whose control is an input, which gets the other attributes. */
export function InputField({ label, hint, error, className = "", ...input }: InputProps) {
  return (
    <Field id={input.name} label={label} hint={hint} error={error} required={input.required}>
      {(control) => <input {...control} {...input} className={`${CONTROL} ${className}`} />}
    </Field>
  );
}
