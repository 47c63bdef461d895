"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { CONTROL, Field } from "@/components/ui/field";

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  autoComplete: "new-password" | "current-password";
  /** Called during this field's render: react-hook-form focuses the first invalid field in the order of registration. */
  register: () => ComponentProps<"input">;
  /** Below the control: the typed password's strength. */
  strength?: ReactNode;
};

/** A password with a button that shows it. */
export function PasswordField({ id, label, hint, error, autoComplete, register, strength }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {(control) => (
        <div>
          <span className="relative block">
            <input
              {...control}
              {...register()}
              type={shown ? "text" : "password"}
              autoComplete={autoComplete}
              className={`${CONTROL} pr-12`}
            />
            <button
              type="button"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
            >
              {/* Without the field's label in it, so that a label finds one control. */}
              <span className="sr-only">Mostrar o que foi digitado</span>
              <Icon aria-hidden className="size-5" />
            </button>
          </span>
          {strength}
        </div>
      )}
    </Field>
  );
}
