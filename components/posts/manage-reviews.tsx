"use client";

import { usePathname } from "next/navigation";
import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { BulkBar } from "@/components/manage/bulk-bar";
import { LoadMore } from "@/components/manage/load-more";
import { manageHref } from "@/components/manage/manage-href";
import { UNDO_TIME, useRemoval } from "@/components/manage/use-removal";
import { useSelection } from "@/components/manage/use-selection";
import { Alert } from "@/components/ui/alert";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Empty } from "@/components/ui/empty";
import { Pagination } from "@/components/ui/pagination";
import type { ActionResult } from "@/lib/action-result";
import type { Page } from "@/lib/listing";
import type { ManageQuery } from "@/lib/listing-query";
import { reviewCopy } from "@/lib/posts/model";
import { type ManagedReview, ManageReviewCard } from "./manage-reviews-card";

type Props = {
  list: Page<ManagedReview>;
  hide: (input: { ids: string[]; hidden: boolean }) => Promise<ActionResult>;
  remove: (input: { ids: string[] }) => Promise<ActionResult>;
  /** The screen of all reviews has pages, held in the address. */
  paging?: { query: ManageQuery; load: (query: ManageQuery) => Promise<ActionResult<Page<ManagedReview>>> };
};

const deletedText = (count: number) => (count === 1 ? reviewCopy.deleted : `${count} avaliações excluídas`);
const question = (count: number) =>
  count === 1 ? reviewCopy.confirmDelete : `Tem certeza que deseja excluir estas ${count} avaliações?`;

const BULK_LABELS = { all: "Escolher todas", on: "Mostrar", off: "Ocultar", chosen: "escolhida(s)" };

/** Reviews for administrators to hide, show or delete, one or several at once; each can be taken back for some seconds. */
export function ManageReviews({ list, hide, remove, paging }: Props) {
  const pathname = usePathname();
  const [more, setMore] = useState<ManagedReview[]>([]);
  const removal = useRemoval<ManagedReview>(remove, ({ length }) => deletedText(length));
  const [failure, setFailure] = useState<string>();
  const [busy, startHiding] = useTransition();
  const known = new Set(list.items.map(({ _id }) => _id));
  const loaded = [...list.items, ...more.filter(({ _id }) => !known.has(_id))];
  const reviews = loaded.filter((review) => !removal.isGone(review));
  const selection = useSelection(reviews);
  const all = paging?.query.porPagina === "todos";
  const reachable = Math.min(list.total, list.pages * list.items.length);

  function setHidden(chosen: ManagedReview[], hidden: boolean) {
    const ids = chosen.filter((review) => review.hidden !== hidden).map(({ _id }) => _id);
    selection.clear();
    if (ids.length > 0) startHiding(() => send(ids, hidden, true));
  }

  async function send(ids: string[], hidden: boolean, undoable = false) {
    const result = await callOrSignIn(hide, { ids, hidden });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    setMore((rest) => rest.map((review) => (ids.includes(review._id) ? { ...review, hidden } : review)));
    const undo = { label: "Desfazer", onClick: () => startHiding(() => send(ids, !hidden)) };
    toast.success(result.message, undoable ? { duration: UNDO_TIME, action: undo } : undefined);
  }

  async function loadNext() {
    if (!paging) return;
    const pagina = Math.floor(loaded.length / list.items.length) + 1;
    const answer = await callOrSignIn(paging.load, { ...paging.query, pagina });
    if (!answer.ok) return answer.message;
    setMore((rest) => [...rest, ...answer.data.items]);
  }

  const problem = failure ?? removal.failure;
  return (
    <div className="grid gap-4">
      {problem && <Alert>{problem}</Alert>}
      {reviews.length === 0 && <Nothing query={paging?.query} />}
      {reviews.length > 0 && (
        <BulkBar
          selection={selection}
          busy={busy}
          labels={BULK_LABELS}
          onSwitch={(shown) => setHidden(selection.chosen, !shown)}
          onRemove={() => removal.ask(...selection.chosen)}
        />
      )}
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <li key={review._id}>
            <ManageReviewCard
              review={review}
              busy={busy}
              chosen={selection.has(review)}
              onChoose={() => selection.toggle(review)}
              onHide={() => setHidden([review], !review.hidden)}
              onRemove={() => removal.ask(review)}
            />
          </li>
        ))}
      </ul>
      {all && loaded.length < reachable && <LoadMore left={reachable - loaded.length} load={loadNext} />}
      {paging && !all && (
        <Pagination
          page={list.page}
          pages={list.pages}
          href={(pagina) => manageHref(pathname, { ...paging.query, pagina })}
          label="Páginas da lista"
        />
      )}
      <ConfirmDialog
        {...removal.dialog}
        title={question(removal.asked.length)}
        detail={
          removal.asked.length === 1 ? removal.asked[0]?.comment : removal.asked.map(({ nome }) => nome).join(" · ")
        }
        confirm="Excluir"
      />
    </div>
  );
}

function Nothing({ query }: { query: ManageQuery | undefined }) {
  if (!query) return <p className="text-muted">{reviewCopy.none}</p>;
  const filtered = query.q !== "" || query.status !== "todos";
  return <Empty title={filtered ? "Nada encontrado. Tente outras palavras ou outro filtro." : reviewCopy.none} />;
}
