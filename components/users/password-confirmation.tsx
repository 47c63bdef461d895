"use client";

import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { focusFirstError } from "@/components/forms/focus-first-error";
import { Button } from "@/components/ui/button";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { CancelButton } from "./cancel-button";
import { PasswordField } from "./password-field";

type Props<Data> = {
  action: (input: { currentPassword: string }) => Promise<ActionResult<Data>>;
  /** The button's text. */
  confirm: string;
  onDone: (data: Data) => void;
  onCancel: () => void;
};

/** Asks for the current password, and does what needs it. */
export function PasswordConfirmation<Data>({ action, confirm, onDone, onCancel }: Props<Data>) {
  const [failure, setFailure] = useState<ActionFailure>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const result = await callOrSignIn(action, { currentPassword: String(new FormData(form).get("currentPassword")) });
    setBusy(false);
    if (result.ok) {
      if (result.message) toast.success(result.message);
      return onDone(result.data);
    }
    setFailure(result);
    focusFirstError(form, result.fields ?? {});
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 rounded-card bg-sunken p-5">
      <PasswordField
        id="currentPassword"
        label="Senha atual"
        error={failure?.fields?.currentPassword}
        autoComplete="current-password"
        // The button that opened the form is gone, and the focus with it.
        register={() => ({ name: "currentPassword", autoFocus: true })}
      />
      {failure && !failure.fields && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? "Um instante…" : confirm}
        </Button>
        <CancelButton onCancel={onCancel} />
      </div>
    </form>
  );
}
