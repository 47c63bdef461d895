"use client";

import { signIn } from "next-auth/react";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { Toasts } from "@/components/ui/toasts";
import { useHydrated } from "@/components/ui/use-hydrated";
import { type FieldErrors, fieldErrors, UNAVAILABLE } from "@/lib/errors";
import { type Credentials, credentials } from "@/lib/users/schema";

/** Signs in and redirects to `destination`, a path of this site. */
export function LoginForm({ destination }: { destination: string }) {
  const hydrated = useHydrated();
  const [signingIn, setSigningIn] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = credentials.safeParse(Object.fromEntries(new FormData(form)));
    const invalid = input.error ? fieldErrors(input.error) : {};
    setErrors(invalid);
    focusFirstError(form, invalid);
    if (!input.success) return;
    setSigningIn(true);
    const failure = await tryToSignIn(input.data);
    // A full page load, so that nothing cached before the sign-in stays.
    if (!failure) return window.location.assign(destination);
    toast.error(failure);
    setSigningIn(false);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field id="email" label="E-mail" required error={errors.email}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" className={CONTROL} />}
      </Field>
      <Field id="password" label="Senha" required error={errors.password}>
        {(control) => (
          <input {...control} name="password" type="password" autoComplete="current-password" className={CONTROL} />
        )}
      </Field>
      <Button type="submit" disabled={signingIn || !hydrated}>
        {signingIn ? "Entrando…" : "Entrar"}
      </Button>
      <Toasts />
    </form>
  );
}

/** Resolves with the reason of a failure. */
async function tryToSignIn(values: Credentials) {
  try {
    const result = await signIn("credentials", { ...values, redirect: false });
    if (result?.ok) return undefined;
    return readMessage(result?.error) ?? UNAVAILABLE;
  } catch {
    return `Sem conexão. ${UNAVAILABLE}`;
  }
}

/** lib/web/auth-options.ts packs its message into next-auth's error string. */
function readMessage(error: string | null | undefined): string | undefined {
  try {
    return JSON.parse(error ?? "").message;
  } catch {
    return undefined;
  }
}
