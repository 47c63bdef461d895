"use client";

import { useTransition } from "react";
import { toast } from "sonner";
import { callAction, callOrSignIn } from "@/components/forms/call-action";
import { UNDO_TOAST_MS } from "@/components/manage/use-switch";
import { refreshUnreadCounts } from "@/components/painel/unread-counts";
import { toastFailure } from "@/components/ui/toast-failure";
import type { ActionResult } from "@/lib/web/action-result";

type ById = { _id: string };
export type ConfirmDraft = ById & { amount: string; date: string; acao: string; campaignId?: string };

export type ClaimActions = {
  confirmClaim: (input: ConfirmDraft) => Promise<ActionResult>;
  discardClaim: (input: ById) => Promise<ActionResult>;
  reopenClaim: (input: ById) => Promise<ActionResult>;
  eraseClaim: (input: ById) => Promise<ActionResult>;
};

/** The actions on claims, with their toasts; the list is fetched again after each. */
export function useClaims({ confirmClaim, discardClaim, reopenClaim, eraseClaim }: ClaimActions) {
  const [busy, start] = useTransition();

  const run = (action: ClaimActions["discardClaim"], input: ById, undoable: boolean) =>
    start(async () => {
      const result = await callOrSignIn(action, input);
      if (result.ok) succeed(result.message, input, undoable);
      else toastFailure(result.message);
    });

  /** `undoable`: the toast offers to let the claim wait again. */
  function succeed(message: string, { _id }: ById, undoable: boolean) {
    const undo = { label: "Desfazer", onClick: () => run(reopenClaim, { _id }, false) };
    toast.success(message, undoable ? { duration: UNDO_TOAST_MS, action: undo } : undefined);
    void refreshUnreadCounts();
  }

  return {
    busy,
    /** Its form shows a failure, and keeps what was typed. */
    confirm: async (draft: ConfirmDraft) => {
      const result = await callAction(confirmClaim, draft);
      if (result.ok) succeed(result.message, draft, true);
      return result;
    },
    discard: (_id: string) => run(discardClaim, { _id }, true),
    reopen: (_id: string) => run(reopenClaim, { _id }, false),
    /** Without toasts, which are `ConfirmedAction`'s. */
    erase: async (_id: string) => {
      const result = await eraseClaim({ _id });
      void refreshUnreadCounts();
      return result;
    },
  };
}

export type ClaimDeeds = ReturnType<typeof useClaims>;
