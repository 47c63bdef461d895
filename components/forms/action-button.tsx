"use client";

import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LiveButton } from "@/components/ui/live-button";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";

type Props = { run: (input: undefined) => Promise<ActionResult<undefined>>; children: ReactNode; busyText: string };

/** Runs an action that needs no input, and shows its result. `busyText` stands on it meanwhile. */
export function ActionButton({ run, children, busyText }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ActionFailure>();

  async function act() {
    setBusy(true);
    const result = await callAction(run, undefined);
    setBusy(false);
    setFailure(result.ok ? undefined : result);
    if (result.ok) toast.success(result.message);
  }

  return (
    <>
      <LiveButton variant="secondary" disabled={busy} onClick={act}>
        {busy ? busyText : children}
      </LiveButton>
      <FailureAlert failure={failure} again="tente outra vez" />
    </>
  );
}
