"use client";

import { useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { UNDO_TOAST_MS } from "@/components/manage/use-switch";
import { refreshUnreadCounts } from "@/components/painel/unread-counts";
import type { ActionResult } from "@/lib/web/action-result";

type ById = { _id: string };
export type ConfirmDraft = ById & { amount: string; date: string; acao: string; campaignId: string };

export type ClaimActions = {
  confirmClaim: (input: ConfirmDraft) => Promise<ActionResult>;
  discardClaim: (input: ById) => Promise<ActionResult>;
  reopenClaim: (input: ById) => Promise<ActionResult>;
  eraseClaim: (input: ById) => Promise<ActionResult>;
};

/** The actions on claims, with their toasts; the list is fetched again after each. */
export function useClaims({ confirmClaim, discardClaim, reopenClaim, eraseClaim }: ClaimActions) {
  const [busy, start] = useTransition();

  /** `undoable`: the toast offers to let the claim wait again. */
  async function run<Input extends ById>(
    action: (input: Input) => Promise<ActionResult>,
    input: Input,
    undoable: boolean,
  ) {
    const result = await callOrSignIn(action, input);
    if (!result.ok) {
      if (!result.fields) toast.error(result.message);
      return result;
    }
    const undo = { label: "Desfazer", onClick: () => start(async () => void (await run(reopenClaim, input, false))) };
    toast.success(result.message, undoable ? { duration: UNDO_TOAST_MS, action: undo } : undefined);
    void refreshUnreadCounts();
    return result;
  }

  return {
    busy,
    confirm: (draft: ConfirmDraft) => run(confirmClaim, draft, true),
    discard: (_id: string) => start(async () => void (await run(discardClaim, { _id }, true))),
    reopen: (_id: string) => start(async () => void (await run(reopenClaim, { _id }, false))),
    /** Without toasts, which are `ConfirmedAction`'s. */
    erase: async (_id: string) => {
      const result = await eraseClaim({ _id });
      void refreshUnreadCounts();
      return result;
    },
  };
}

export type ClaimDeeds = ReturnType<typeof useClaims>;
