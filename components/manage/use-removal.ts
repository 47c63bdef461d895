"use client";

import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import type { ActionResult } from "@/lib/action-result";

/** Asks before an item is removed, removes it, and says what became of it. */
export function useRemoval<Item extends { _id: string }>(
  remove: (input: { _id: string }) => Promise<ActionResult>,
  removed?: (item: Item) => void,
) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<Item>();
  const [failure, setFailure] = useState<string>();
  const [busy, startRemoving] = useTransition();

  function confirm() {
    if (!asked) return;
    startRemoving(async () => {
      const result = await callAction(remove, { _id: asked._id });
      setFailure(result.ok ? undefined : result.message);
      if (result.ok) {
        toast.success(result.message);
        removed?.(asked);
      }
      setOpen(false);
    });
  }

  return {
    /** The item in question; it stays while the dialog fades out. */
    asked,
    failure,
    ask: (item: Item) => {
      setAsked(item);
      setOpen(true);
    },
    dialog: { open, busy, onConfirm: confirm, onClose: () => setOpen(false) },
  };
}
