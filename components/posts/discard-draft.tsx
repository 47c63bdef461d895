"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { callOrSignIn } from "@/components/forms/call-action";
import { DiscardDialog } from "@/components/forms/drafts/discard-dialog";
import type { DraftActions } from "@/components/forms/drafts/server-draft";
import { LiveButton } from "@/components/ui/live-button";
import { toastResult } from "@/components/ui/toast";
import type { DraftOffer } from "@/lib/posts/types";

export type DiscardDraftProps = {
  draft: DraftOffer;
  discard: DraftActions["discard"];
  onDiscarded: (draft: DraftOffer) => void;
};

/** The drafts that were not discarded since, and what hides one that was. */
export function useDraftsLeft(drafts: DraftOffer[]) {
  const [gone, setGone] = useState<string[]>([]);
  return {
    left: drafts.filter(({ _id }) => !gone.includes(_id)),
    hide: ({ _id }: DraftOffer) => setGone((before) => [...before, _id]),
  };
}

/** Deletes a draft for good, after a confirmation. */
export function DiscardDraft({ draft, discard, onDiscarded }: DiscardDraftProps) {
  const [asking, setAsking] = useState(false);
  const [busy, start] = useTransition();
  const router = useRouter();

  const confirm = () =>
    start(async () => {
      const result = await callOrSignIn(discard, { _id: draft._id, base: draft.updatedAt });
      setAsking(false);
      toastResult(result);
      if (result.ok) onDiscarded(draft);
      else if (result.code === "stale") router.refresh(); // who has continued it, and when
    });

  return (
    <>
      <LiveButton variant="quiet" onClick={() => setAsking(true)}>
        Descartar
        <span className="sr-only">
          {" "}
          o rascunho de {draft.userName}, de {draft.when}
        </span>
      </LiveButton>
      <DiscardDialog
        open={asking}
        busy={busy}
        userName={draft.mine ? undefined : draft.userName}
        keptOnServer
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
