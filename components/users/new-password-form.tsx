"use client";

import { type FormEvent, useState } from "react";
import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { Button, LinkButton } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { routes } from "@/lib/routes";
import { passwordLinkCopy } from "@/lib/users/copy";

/** Sends the new password with the token of the address, which the browser keeps to itself until then. */
export function NewPasswordForm() {
  const hydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  const { sending, outcome, errors, send } = useVisitorForm("/api/users/password", passwordLinkCopy.done);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const stored = await send(event.currentTarget, async () => ({ token: window.location.hash.slice(1) }));
    setDone(stored);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5 noscript:hidden">
      {!isDone && (
        <>
          <Field id="password" label="Nova senha" required hint={passwordLinkCopy.hint} error={errors.password}>
            {(control) => (
              <input {...control} name="password" type="password" autoComplete="new-password" className={CONTROL} />
            )}
          </Field>
          <Button type="submit" disabled={!hydrated || sending} className="justify-self-start">
            {sending ? "Salvando…" : "Salvar a senha"}
          </Button>
        </>
      )}
      {outcome && <Alert kind={outcome.kind}>{errors.token ? passwordLinkCopy.ended : outcome.message}</Alert>}
      {isDone && (
        <LinkButton href={routes.login} prefetch={false} className="justify-self-start">
          Entrar
        </LinkButton>
      )}
    </form>
  );
}
