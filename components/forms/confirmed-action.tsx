"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { LiveButton } from "@/components/ui/live-button";
import type { ActionResult } from "@/lib/web/action-result";

type Props = {
  run: (input: undefined) => Promise<ActionResult<undefined>>;
  question: string;
  detail: string;
  /** What tells the button from those of other rows, to who hears it alone. */
  about?: string;
  /** Label of the button and of the dialog's confirming button. */
  children: string;
};

/** A button for an action that is hard to undo: it asks first. */
export function ConfirmedAction({ run, question, detail, about, children }: Props) {
  const [asking, setAsking] = useState(false);
  /** It stays: a toast is gone before a long sentence is read. */
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();

  function confirm() {
    start(async () => {
      const result = await callOrSignIn(run, undefined);
      if (result.ok) toast.success(result.message);
      setFailure(result.ok ? undefined : result.message);
      setAsking(false);
    });
  }

  return (
    <>
      <LiveButton variant="secondary" onClick={() => setAsking(true)}>
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </LiveButton>
      {failure && <Alert>{failure}</Alert>}
      <ConfirmDialog
        open={asking}
        busy={busy}
        title={question}
        detail={detail}
        confirm={children}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
