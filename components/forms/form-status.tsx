"use client";

import { painelRoutes } from "@/lib/painel-routes";
import type { ActionFailure } from "@/lib/web/action-result";
import { Conflict, type ConflictProps } from "./conflict";
import type { Restored } from "./drafts/restored-draft";
import { FailureAlert, SAVE_AGAIN } from "./failure-alert";
import { LeaveGuard } from "./leave-guard";
import { type Uploads, useUploading } from "./pictures/uploads";

export type FormStatusProps = {
  form: {
    failure: ActionFailure | undefined;
    conflict: ConflictProps["conflict"] | undefined;
    draft: {
      isStored: boolean;
      keptOnServer: boolean;
      isOnServer: boolean;
      restored: Restored | undefined;
      discard: () => void;
      sendRest: () => Promise<boolean>;
    };
    formState: { isDirty: boolean; isSubmitting: boolean };
    getValues: () => Record<string, unknown>;
    uploads: Uploads;
  };
};

/** A form's failure or conflict, and the confirmation before leaving it unsaved. */
export function FormStatus({ form }: FormStatusProps) {
  const { failure, conflict, draft, formState } = form;
  const uploading = useUploading(form.uploads);
  return (
    <>
      {conflict ? (
        <Conflict
          message={failure?.message ?? ""}
          conflict={conflict}
          mine={form.getValues()}
          busy={formState.isSubmitting}
        />
      ) : (
        <FailureAlert failure={failure}>{failure?.code === "notFound" && <Removed />}</FailureAlert>
      )}
      <LeaveGuard
        active={(formState.isDirty || uploading) && !formState.isSubmitting}
        draftStored={draft.isStored}
        draftOnServer={draft.isOnServer}
        sendRestOfDraft={draft.sendRest}
      />
    </>
  );
}

/** What helps when somebody removed the item while it was edited. */
const Removed = () => (
  <>
    . Se alguém excluiu, restaure na{" "}
    <a href={painelRoutes.trash} target="_blank" rel="noopener" className="underline underline-offset-4">
      Lixeira
    </a>{" "}
    e {SAVE_AGAIN}.
  </>
);
