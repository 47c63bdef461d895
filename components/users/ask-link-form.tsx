"use client";

import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { passwordLinkCopy } from "@/lib/users/copy";

/** Asks for a link for a new password, which comes by mail. */
export function AskLinkForm() {
  const { sending, outcome, errors, submit } = useVisitorForm("/api/users/password/link");

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <InputField
        label="E-mail"
        required
        hint={passwordLinkCopy.askHint}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
      />
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? "Enviando…" : "Receber o link"}
      </Button>
      {outcome && <Alert kind={outcome.kind}>{outcome.message}</Alert>}
    </form>
  );
}
