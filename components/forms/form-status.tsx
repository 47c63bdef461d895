"use client";

import { History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/lib/dates";
import type { ActionFailure } from "@/lib/web/action-result";
import { Conflict, type ConflictProps } from "./conflict";
import { FailureAlert } from "./failure-alert";
import { LeaveGuard } from "./leave-guard";

export type FormStatusProps = {
  form: {
    failure: ActionFailure | undefined;
    conflict: ConflictProps["conflict"] | undefined;
    draft: { enabled: boolean; restoredAt: string | undefined; discard: () => void };
    formState: { isDirty: boolean; isSubmitting: boolean };
    getValues: () => Record<string, unknown>;
  };
};

/** A form's notices (restored draft, failure, conflict), and the confirmation before leaving it unsaved. */
export function FormStatus({ form }: FormStatusProps) {
  const { failure, conflict, draft, formState } = form;
  return (
    <>
      {draft.restoredAt && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-leaf-soft px-4 py-3 text-leaf"
        >
          <p className="flex items-center gap-3 font-medium">
            <History aria-hidden className="size-5 shrink-0" />
            Recuperamos o que você tinha escrito em {formatMoment(draft.restoredAt)} e não salvou.
          </p>
          <Button variant="quiet" onClick={draft.discard}>
            Descartar
          </Button>
        </div>
      )}
      {conflict ? <Conflict message={failure?.message ?? ""} conflict={conflict} mine={form.getValues()} /> : null}
      {!conflict && <FailureAlert failure={failure} />}
      <LeaveGuard active={formState.isDirty && !formState.isSubmitting} draftKept={draft.enabled} />
    </>
  );
}
