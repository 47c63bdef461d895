"use client";

import { useState } from "react";
import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { Button, LinkButton } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { passwordLinkCopy } from "@/lib/users/copy";
import { PasswordField } from "./password-field";
import { PasswordStrength } from "./password-strength";

/** Sends the new password with the token of the address's fragment, which no server has seen before. */
export function NewPasswordForm({ token }: { token: string }) {
  const [typed, setTyped] = useState("");
  const [isDone, setDone] = useState(false);
  const readExtra = async () => ({ token });
  const { sending, outcome, errors, submit } = useVisitorForm("/api/users/password", { readExtra, onAnswer: setDone });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {!isDone && (
        <>
          <PasswordField
            id="password"
            label="Nova senha"
            hint={passwordLinkCopy.hint}
            error={errors.password}
            autoComplete="new-password"
            register={() => ({ name: "password", onChange: (event) => setTyped(event.currentTarget.value) })}
            strength={<PasswordStrength password={typed} />}
          />
          <Button type="submit" disabled={sending} className="justify-self-start">
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
