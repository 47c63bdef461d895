"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { sampleCopy } from "@/lib/sample/schema";
import type { ActionResult } from "@/lib/web/action-result";

/** Notice that the site shows sample data, with a button that deletes it. */
export function ClearSample({ clear }: { clear: (input: Record<never, never>) => Promise<ActionResult> }) {
  const [confirming, setConfirming] = useState(false);
  const [busy, startClearing] = useTransition();

  function confirm() {
    startClearing(async () => {
      const result = await callOrSignIn(clear, {});
      if (result.ok) toast.success(result.message);
      else toast.error(result.message);
      setConfirming(false);
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-4">
      <p className="max-w-text">{sampleCopy.painel}</p>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {sampleCopy.clear}
      </Button>
      <ConfirmDialog
        open={confirming}
        busy={busy}
        title={sampleCopy.confirm}
        detail={sampleCopy.detail}
        confirm={sampleCopy.clear}
        onConfirm={confirm}
        onClose={() => setConfirming(false)}
      />
    </div>
  );
}
