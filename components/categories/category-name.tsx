"use client";

import { type FormEvent, useRef, useState } from "react";
import { toast } from "sonner";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MAX_LABEL_CHARACTERS } from "@/lib/categories/kinds";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";

type Props = {
  /** The field's name. */
  name: string;
  title: string;
  initial?: string;
  submitLabel: string;
  save: (label: string) => Promise<ActionResult<undefined>>;
  onSaved?: () => void;
  /** Absent, the form cannot be closed. */
  onCancel?: () => void;
};

/** A form with a category's name. What was typed stays when it is refused. */
export function CategoryName({ name, title, initial = "", submitLabel, save, onSaved, onCancel }: Props) {
  const hydrated = useHydrated();
  const [label, setLabel] = useState(initial);
  const [failure, setFailure] = useState<ActionFailure>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await save(label);
    setBusy(false);
    if (!result.ok) {
      setFailure(result);
      field.current?.focus();
      return;
    }
    setFailure(undefined);
    setLabel(initial);
    toast.success(result.message);
    onSaved?.();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <InputField
          name={name}
          label={title}
          error={failure?.fields?.label}
          required
          ref={field}
          autoFocus={onCancel !== undefined}
          disabled={!hydrated}
          maxLength={MAX_LABEL_CHARACTERS}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
      </div>
      <div className="flex gap-3 sm:mt-7.5">
        <LiveButton type="submit" variant={onCancel ? "primary" : "secondary"} disabled={busy}>
          {submitLabel}
        </LiveButton>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        )}
      </div>
      {failure && !failure.fields?.label && (
        <div className="basis-full">
          <FailureAlert failure={failure} />
        </div>
      )}
      <LeaveGuard active={label !== initial && !busy} />
    </form>
  );
}
