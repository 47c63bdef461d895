"use client";

import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { useRemoval } from "@/components/manage/use-removal";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Stars } from "@/components/ui/stars";
import type { ActionResult } from "@/lib/action-result";
import { formatDate } from "@/lib/dates";
import { type PostReview, reviewCopy } from "@/lib/posts/model";

type Review = PostReview & { hidden: boolean };

type Props = {
  reviews: Review[];
  hide: (input: { _id: string; hidden: boolean }) => Promise<ActionResult>;
  remove: (input: { ids: string[] }) => Promise<ActionResult>;
};

/** The reviews of an article, for the administrator to hide or delete. */
export function ManageReviews({ reviews, hide, remove }: Props) {
  const removal = useRemoval<Review>(remove, () => reviewCopy.deleted);
  const [failure, setFailure] = useState<string>();
  const [busy, startHiding] = useTransition();

  function toggle({ _id, hidden }: Review) {
    startHiding(async () => {
      const result = await callAction(hide, { _id, hidden: !hidden });
      setFailure(result.ok ? undefined : result.message);
      if (result.ok) toast.success(result.message);
    });
  }

  if (reviews.length === 0) return <p className="text-muted">{reviewCopy.none}</p>;
  const problem = failure ?? removal.failure;
  return (
    <>
      {problem && <Alert>{problem}</Alert>}
      <ul className="grid gap-3">
        {reviews
          .filter((review) => !removal.isGone(review))
          .map((review) => (
            <li key={review._id}>
              <Card className="grid gap-2 p-4">
                <p className="flex flex-wrap items-center gap-x-3 text-sm">
                  <strong className="text-base">{review.nome}</strong>
                  <span className="text-muted">{review.email}</span>
                  <Stars rating={review.rating} />
                  <span className="text-muted">{formatDate(review.createdAt)}</span>
                  {review.hidden && <span className="rounded-full bg-sunken px-3 py-0.5 font-semibold">Oculta</span>}
                </p>
                {review.titulo && <p className="font-semibold">{review.titulo}</p>}
                <p className="whitespace-pre-line wrap-anywhere">{review.comment}</p>
                <div className="flex flex-wrap gap-2">
                  <Button look="quiet" disabled={busy} onClick={() => toggle(review)}>
                    {review.hidden ? <Eye aria-hidden className="size-5" /> : <EyeOff aria-hidden className="size-5" />}
                    {review.hidden ? "Mostrar" : "Ocultar"}
                    <span className="sr-only"> a avaliação de {review.nome}</span>
                  </Button>
                  <Button look="quiet" onClick={() => removal.ask(review)} className="text-danger!">
                    <Trash2 aria-hidden className="size-5" /> Excluir
                    <span className="sr-only"> a avaliação de {review.nome}</span>
                  </Button>
                </div>
              </Card>
            </li>
          ))}
      </ul>
      <ConfirmDialog
        {...removal.dialog}
        title={reviewCopy.confirmDelete}
        detail={removal.asked[0]?.comment}
        confirm="Excluir"
      />
    </>
  );
}
