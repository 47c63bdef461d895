"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import { useForm } from "react-hook-form";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { Toasts } from "@/components/ui/toasts";
import { UNAVAILABLE } from "@/lib/errors";
import { credentials } from "@/lib/users/schema";

/** Signs in and goes on to `destination`, an address of this site. */
export function LoginForm({ destination }: { destination: string }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async (values) => {
    const failure = await tryToSignIn(values);
    if (failure) {
      toast.error(failure);
      throw new Error(failure); // not submitted: the button comes back
    }
    // A whole new page: nothing that was read before the sign-in stays.
    window.location.assign(destination);
  });

  return (
    <form noValidate onSubmit={(event) => submit(event).catch(() => undefined)} className="grid gap-5">
      <Field id="email" label="E-mail" required error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register("email")} type="email" autoComplete="username" className={CONTROL} />
        )}
      </Field>
      <Field id="password" label="Senha" required error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...register("password")}
            type="password"
            autoComplete="current-password"
            className={CONTROL}
          />
        )}
      </Field>
      <Button type="submit" disabled={isSubmitting || isSubmitSuccessful}>
        {isSubmitting || isSubmitSuccessful ? "Entrando…" : "Entrar"}
      </Button>
      <Toasts />
    </form>
  );
}

/** The reason why it failed, or undefined. */
async function tryToSignIn(values: { email: string; password: string }) {
  try {
    const result = await signIn("credentials", { ...values, redirect: false });
    if (result?.ok) return undefined;
    return readMessage(result?.error) ?? UNAVAILABLE;
  } catch {
    return `Sem conexão. ${UNAVAILABLE}`;
  }
}

/** The server packs its message into next-auth's one error string (lib/web/auth-options.ts). */
function readMessage(error: string | null | undefined): string | undefined {
  try {
    return JSON.parse(error ?? "").message;
  } catch {
    return undefined;
  }
}
