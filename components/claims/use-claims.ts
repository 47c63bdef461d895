"use client";

import { useTransition } from "react";
import { callAction, callOrSignIn } from "@/components/forms/call-action";
import { refreshUnreadCounts } from "@/components/painel/unread-counts";
import { toastFailure } from "@/components/ui/toast-failure";
import { toastWithUndo } from "@/components/ui/toast-with-undo";
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
    toastWithUndo(message, undoable ? () => run(reopenClaim, { _id }, false) : undefined);
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
