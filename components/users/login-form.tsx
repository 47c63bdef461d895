"use client";

import { KeyRound } from "lucide-react";
import { signIn } from "next-auth/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { Alert } from "@/components/ui/alert";
import { InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { Toasts } from "@/components/ui/toasts";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type FieldErrors, fieldErrors, OFFLINE, UNAVAILABLE } from "@/lib/errors";
import { secondFactorCopy, signInCopy } from "@/lib/users/copy";
import type { Credentials } from "@/lib/users/schema";
import { PasswordField } from "./password-field";
import { readFailure, type SignInFailure } from "./sign-in-failure";

/** Loads zod, which the screen needs only when somebody signs in. */
const loadSchema = () => import("@/lib/users/schema").then((module) => module.credentials);

/** Signs in and redirects to `destination`, a path of this site. */
export function LoginForm({ destination }: { destination: string }) {
  const hydrated = useHydrated();
  const [signingIn, setSigningIn] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Set once the server asks for it, after the right password.
  const [needsCode, setNeedsCode] = useState(false);
  const [refused, setRefused] = useState<string>();
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needsCode) codeField.current?.focus();
  }, [needsCode]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as Credentials;
    const schema = await loadSchema().catch(() => undefined); // the server checks the same
    const input = schema?.safeParse(typed);
    const invalid = input?.error ? fieldErrors(input.error) : {};
    setErrors(invalid);
    setRefused(undefined);
    focusFirstError(form, invalid);
    if (input?.success === false) return;
    setSigningIn(true);
    const failure = await tryToSignIn(input?.data ?? typed);
    // A full page load, so that nothing cached before the sign-in stays.
    if (!failure) return window.location.assign(destination);
    setSigningIn(false);
    if (!failure.errors?.code) return refuse(failure.message);
    if (needsCode) setErrors({ code: failure.errors.code });
    setNeedsCode(true);
    codeField.current?.select();
  }

  /** The toast is gone after two seconds. */
  function refuse(message: string) {
    toast.error(message);
    setRefused(message);
    passwordField.current?.focus();
    passwordField.current?.select();
  }

  async function enterWithPasskey() {
    if (!navigator.cookieEnabled) return setRefused(signInCopy.noCookies);
    setSigningIn(true);
    setRefused(undefined);
    const failure = await import("./second-factor/passkey-sign-in").then(
      ({ signInWithPasskey }) => signInWithPasskey(),
      () => OFFLINE,
    );
    if (!failure) return window.location.assign(destination);
    setSigningIn(false);
    setRefused(failure);
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
      {needsCode && (
        <InputField
          label="Código"
          required
          hint={secondFactorCopy.needed}
          error={errors.code}
          ref={codeField}
          name="code"
          autoComplete="one-time-code"
        />
      )}
      <LiveButton type="submit" disabled={signingIn}>
        {signingIn ? "Entrando…" : "Entrar"}
      </LiveButton>
      <div className="grid">
        <LiveButton variant="quiet" disabled={signingIn} onClick={enterWithPasskey}>
          <KeyRound aria-hidden className="size-5" /> Usar chave de acesso
        </LiveButton>
        {!hydrated && <p className="mt-5 animate-late text-muted text-sm">{signInCopy.noScripts}</p>}
      </div>
      <Toasts />
    </form>
  );
}

/** Resolves with the reason of a failure. */
async function tryToSignIn(values: Credentials): Promise<SignInFailure | undefined> {
  // The server would say yes, and ask again at once.
  if (!navigator.cookieEnabled) return { message: signInCopy.noCookies };
  try {
    const result = await signIn("credentials", { ...values, redirect: false });
    if (result?.ok) return undefined;
    return readFailure(result?.error) ?? { message: UNAVAILABLE };
  } catch {
    return { message: OFFLINE };
  }
}
