"use client";

import { useNextRowFocus } from "@/components/manage/use-next-row-focus";
import { Link } from "@/components/ui/link";
import { NowrapDates } from "@/components/ui/nowrap-dates";
import { ShortDate } from "@/components/ui/short-date";
import { painelRoutes } from "@/lib/painel-routes";
import type { DraftOffer } from "@/lib/posts/types";
import { DiscardDraft, type DiscardDraftProps, useDraftsLeft } from "./discard-draft";

type Props = Pick<DiscardDraftProps, "discard"> & { drafts: DraftOffer[] };

/** New articles that somebody began to write, above the list of those that were saved. */
export function UnfinishedDrafts({ drafts, discard }: Props) {
  const { left, hide } = useDraftsLeft(drafts);
  const rows = useNextRowFocus(left);
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="rascunhos" className="grid gap-2 rounded-card border border-line bg-surface p-4">
      {/* No heading: those of this page are its articles. */}
      <p id="rascunhos" className="font-bold font-display text-xl">
        Rascunhos
      </p>
      <ul ref={rows} className="grid divide-y divide-line">
        {left.map((draft) => (
          <li key={draft._id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <p className="wrap-anywhere min-w-0 flex-1 basis-52">
              <Link href={painelRoutes.continueDraft(draft._id)} className="font-semibold underline underline-offset-4">
                {draft.titulo || "Sem título"}
              </Link>
              <span className="block text-muted text-sm">
                {draft.mine ? "Seu" : `De ${draft.userName}`}, de <NowrapDates>{draft.when}</NowrapDates>. Fica guardado
                até <ShortDate moment={draft.endsAt} />.
              </span>
            </p>
            <DiscardDraft draft={draft} discard={discard} onDiscarded={hide} />
          </li>
        ))}
      </ul>
    </section>
  );
}
