import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { ItemControls } from "@/components/manage/manage-list-props";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { LiveButton } from "@/components/ui/live-button";
import { LiveCheckbox } from "@/components/ui/live-checkbox";
import { Stars } from "@/components/ui/stars";
import { formatDate } from "@/lib/dates";
import { painelRoutes } from "@/lib/painel-routes";
import type { PostReview } from "@/lib/posts/types";
import type { AnswerReview } from "./answer-form";
import { ReviewAnswer } from "./review-answer";

export type ManagedReview = PostReview & {
  /** Shown on the public page. */
  active: boolean;
  /** Not public yet: nobody has shown or hidden it. */
  awaiting: boolean;
  /** The reviewed article; absent on that article's own screen. */
  post?: { _id: string; titulo: string };
};

type Props = ItemControls & { review: ManagedReview; readOnly?: boolean; answer: AnswerReview };

/** A review in the dashboard, with its actions. */
export function ManageReviewCard({ review, busy, selected, onSelect, onSwitch, onRemove, readOnly, answer }: Props) {
  const { nome, email, titulo, rating, comment, createdAt, active, awaiting, post } = review;
  const ofReview = <span className="sr-only"> a avaliação de {nome}</span>;
  return (
    <Card className="flex gap-x-3 p-3 has-[input:checked]:border-accent sm:p-4">
      {!readOnly && (
        <LiveCheckbox checked={selected} onChange={onSelect} className="grid size-6 shrink-0 place-items-center">
          <span className="sr-only">Selecionar a avaliação de {nome}</span>
        </LiveCheckbox>
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <strong className="wrap-anywhere text-base">{nome}</strong>
          <Stars rating={rating} />
          <time dateTime={createdAt} className="text-muted">
            {formatDate(createdAt)}
          </time>
          <span className="text-muted">{email}</span>
          {!active && (
            <span
              className={`rounded-full px-3 py-0.5 font-semibold ${awaiting ? "bg-leaf-soft text-leaf" : "bg-sunken"}`}
            >
              {awaiting ? "Espera publicação" : "Oculta"}
            </span>
          )}
        </div>
        {titulo && <p className="wrap-anywhere font-semibold">{titulo}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{comment}</p>
        <ReviewAnswer review={review} answer={readOnly ? undefined : answer} />
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {post && (
            <p className="mr-auto min-w-0 text-sm">
              <span className="text-muted">Sobre </span>
              {readOnly ? (
                <span className="wrap-anywhere font-semibold">{post.titulo}</span>
              ) : (
                <Link
                  href={painelRoutes.editPost(post._id)}
                  className="wrap-anywhere font-semibold underline underline-offset-4"
                >
                  {post.titulo}
                </Link>
              )}
            </p>
          )}
          {!readOnly && (
            <div className="-ml-5 flex flex-wrap sm:ml-auto">
              <LiveButton variant="quiet" disabled={busy} onClick={() => onSwitch(!active)}>
                {active ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
                <span>
                  {active ? "Ocultar" : awaiting ? "Publicar" : "Mostrar"}
                  {ofReview}
                </span>
              </LiveButton>
              <LiveButton variant="quiet" onClick={onRemove} className="text-danger!">
                <Trash2 aria-hidden className="size-5" />
                <span>Excluir{ofReview}</span>
              </LiveButton>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
