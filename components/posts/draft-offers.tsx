"use client";

import { FilePen } from "lucide-react";
import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { Link } from "@/components/ui/link";
import { painelRoutes } from "@/lib/painel-routes";
import type { DraftOffer } from "@/lib/posts/types";
import { DiscardDraft, type DiscardDraftProps, useDraftsLeft } from "./discard-draft";

type Props = Pick<DiscardDraftProps, "discard"> & { postId: string; offers: DraftOffer[] };

/** Drafts of this article from other devices, or from other people. */
export function DraftOffers({ postId, offers, discard }: Props) {
  const { left, hide } = useDraftsLeft(offers);
  const rows = useNextRowFocus(left);
  if (left.length === 0) return null;
  return (
    <ul ref={rows} aria-label="Rascunhos deste artigo" className="grid gap-2">
      {left.map((draft) => (
        <li
          key={draft._id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-leaf-soft px-4 py-3 text-leaf"
        >
          <FilePen aria-hidden className="size-5 shrink-0" />
          <p className="wrap-anywhere min-w-0 flex-1 basis-52 font-medium">
            Há um rascunho {draft.mine ? "seu" : `de ${draft.userName}`}, de {draft.when}.
            {draft.outdated && " O artigo foi salvo depois que ele foi começado."}
          </p>
          <Link
            href={painelRoutes.continueDraft(draft._id, postId)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Continuar dele
          </Link>
          <DiscardDraft draft={draft} discard={discard} onDiscarded={hide} />
        </li>
      ))}
    </ul>
  );
}
