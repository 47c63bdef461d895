"use client";

import { KeyRound } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { Alert } from "@/components/ui/alert";
import { InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { Toasts } from "@/components/ui/toasts";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type FieldErrors, fieldErrors } from "@/lib/errors";
import { secondFactorCopy, signInCopy } from "@/lib/users/copy";
import type { Credentials } from "@/lib/users/schema";
import { PasswordField } from "./password-field";
import { useSignIn } from "./use-sign-in";

/** Loads zod, which the screen needs only when somebody signs in. */
const loadSchema = () => import("@/lib/users/schema").then((module) => module.credentials);

/** Signs in and redirects to `destination`, a path of this site. */
export function LoginForm({ destination }: { destination: string }) {
  const hydrated = useHydrated();
  const { busy, refused, clear, enterWithPassword, enterWithPasskey } = useSignIn(destination);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Set once the server asks for it, after the right password.
  const [needsCode, setNeedsCode] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Credentials;
    const schema = await loadSchema().catch(() => undefined); // the server checks the same
    const input = schema?.safeParse(typed);
    const invalid = input?.error ? fieldErrors(input.error) : {};
    setErrors(invalid);
    clear();
    focusFirstError(form, invalid);
    if (input?.success === false) return;
    const failure = await enterWithPassword(input?.data ?? typed);
    if (failure?.errors?.code) askForCode(failure.errors.code);
    else if (failure) askAgain(failure.message);
  }

  /** Shows the code's field; asked once more, the typed code was `wrong`. */
  function askForCode(wrong: string) {
    if (needsCode) setErrors({ code: wrong });
    setNeedsCode(true);
    codeField.current?.select();
  }

  /** Beside the alert: the toast is gone after two seconds. */
  function askAgain(message: string) {
    toast.error(message);
    passwordField.current?.focus();
    passwordField.current?.select();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => void loadSchema().catch(() => undefined)}
      className="grid gap-5"
    >
      {refused && <Alert>{refused}</Alert>}
      <InputField label="E-mail" required error={errors.email} name="email" type="email" autoComplete="username" />
      <PasswordField
        id="password"
        label="Senha"
        error={errors.password}
        autoComplete="current-password"
        register={() => ({ name: "password", ref: passwordField })}
      />
      {needsCode && <CodeField ref={codeField} error={errors.code} />}
      <LiveButton type="submit" disabled={busy}>
        {busy ? "Entrando…" : "Entrar"}
      </LiveButton>
      <div className="grid">
        <LiveButton variant="quiet" disabled={busy} onClick={enterWithPasskey}>
          <KeyRound aria-hidden className="size-5" /> Usar chave de acesso
        </LiveButton>
        {!hydrated && <p className="mt-5 animate-late text-muted text-sm">{signInCopy.noScripts}</p>}
      </div>
      <Toasts />
    </form>
  );
}

/** Of the second factor. It gets the focus as it appears. */
function CodeField({ ref, error }: { ref: RefObject<HTMLInputElement | null>; error: string | undefined }) {
  useEffect(() => ref.current?.focus(), [ref]);
  return (
    <InputField
      label="Código"
      required
      hint={secondFactorCopy.needed}
      error={error}
      ref={ref}
      name="code"
      autoComplete="one-time-code"
    />
  );
}
