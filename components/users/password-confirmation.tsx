"use client";

import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { CancelButton } from "@/components/forms/cancel-button";
import { closeForm } from "@/components/forms/close-form";
import { FailureAlert } from "@/components/forms/failure-alert";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import type { ActionResult } from "@/lib/web/action-result";
import { PasswordField } from "./password-field";

type Props<Data> = {
  action: (input: { currentPassword: string }) => Promise<ActionResult<Data>>;
  /** The text of the button that sends. */
  confirm: string;
  onDone: (data: Data) => void;
  onCancel: () => void;
};

/** Asks for the current password and calls the action with it. */
export function PasswordConfirmation<Data>({ action, confirm, onDone, onCancel }: Props<Data>) {
  const { form, busy, failure, errors } = useActionForm(
    (typed: { currentPassword: string }) => callOrSignIn(action, typed),
    ({ message, data }, _, element) => {
      if (message) toast.success(message);
      closeForm(element, () => onDone(data));
    },
  );

  return (
    <form {...form} className="grid gap-5 rounded-card bg-sunken p-5">
      <PasswordField
        id="currentPassword"
        label="Senha atual"
        error={errors.currentPassword}
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
