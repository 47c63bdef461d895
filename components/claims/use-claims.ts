"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { callAction, callOrSignIn } from "@/components/forms/call-action";
import { refreshUnreadCounts } from "@/components/painel/unread-counts";
import { toastFailure, toastWithUndo } from "@/components/ui/toast";
import type { ClaimData } from "@/lib/donations/claims/types";
import type { ActionResult } from "@/lib/web/action-result";

type ById = { _id: string };
export type ConfirmValues = ById & { amount: string; date: string; acao: string; campaignId?: string };

/** What became of a claim, as it was shown to who takes that back. */
type Shown = Pick<ClaimData, "state" | "donationId">;

export type ClaimActions = {
  confirmClaim: (input: ConfirmValues) => Promise<ActionResult<Shown>>;
  discardClaim: (input: ById) => Promise<ActionResult>;
  reopenClaim: (input: ById & Shown) => Promise<ActionResult>;
  eraseClaim: (input: ById) => Promise<ActionResult>;
};

/** The actions on claims, with their toasts; the list is fetched again after each. */
export function useClaims({ confirmClaim, discardClaim, reopenClaim, eraseClaim }: ClaimActions) {
  const [busy, start] = useTransition();
  const router = useRouter();

  const run = <Input extends ById>(action: (input: Input) => Promise<ActionResult>, input: Input, became?: Shown) =>
    start(async () => {
      const result = await callOrSignIn(action, input);
      if (result.ok) return succeed(result.message, input, became);
      toastFailure(result.message);
      if (["conflict", "notFound"].includes(result.code)) router.refresh(); // what somebody else has made of it
    });

  /** `became`: the toast offers to let the claim wait again. */
  function succeed(message: string, { _id }: ById, became?: Shown) {
    toastWithUndo(message, became && (() => run(reopenClaim, { _id, ...became })));
    void refreshUnreadCounts();
  }

  return {
    busy,
    /** Its form shows a failure, and keeps what was typed. */
    confirm: async (values: ConfirmValues) => {
      const result = await callAction(confirmClaim, values);
      if (result.ok) succeed(result.message, values, result.data);
      return result;
    },
    discard: (_id: string) => run(discardClaim, { _id }, { state: "DISCARDED", donationId: null }),
    reopen: ({ _id, state, donationId }: ClaimData) => run(reopenClaim, { _id, state, donationId }),
    /** Without toasts, which are `ConfirmedAction`'s. */
    erase: async (_id: string) => {
      const result = await eraseClaim({ _id });
      void refreshUnreadCounts();
      return result;
    },
  };
}

export type ClaimDeeds = ReturnType<typeof useClaims>;
