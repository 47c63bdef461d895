"use client";

import { type BulkLabels, FEMININE } from "@/components/manage/bulk-bar";
import { ManageList } from "@/components/manage/manage-list";
import type { ManageListProps } from "@/components/manage/manage-list-props";
import type { Switched } from "@/components/manage/use-switch";
import { reviewCopy } from "@/lib/posts/copy";
import { truncate } from "@/lib/text";
import type { ActionResult } from "@/lib/web/action-result";
import type { AnswerReview } from "./answer-form";
import { type ManagedReview, ManageReviewCard } from "./manage-review-card";

type Props = Pick<ManageListProps<ManagedReview>, "query" | "list" | "readOnly" | "remove" | "undo"> & {
  hide: (input: { ids: string[]; hidden: boolean; awaiting?: string[] }) => Promise<ActionResult<Switched>>;
  answer: AnswerReview;
};

/** The site's own text is about comments, as the specification has it. */
const COPY = { ...reviewCopy, none: "Nenhuma avaliação por aqui ainda" };

const BULK_LABELS: BulkLabels = { ...FEMININE, on: "Mostrar", off: "Ocultar" };

/** Of a comment in the review's accessible name. */
const MAX_COMMENT_CHARACTERS = 60;

/** Reviews for administrators, to hide, show or remove. */
export function ManageReviews({ hide, answer, ...props }: Props) {
  const shownAwaiting = (ids: string[]) =>
    props.list.items.filter(({ _id, awaiting }) => awaiting && ids.includes(_id)).map(({ _id }) => _id);
  return (
    <ManageList
      {...props}
      copy={COPY}
      nameOf={({ nome, comment }) => `${nome}: ${truncate(comment, MAX_COMMENT_CHARACTERS)}`}
      labels={BULK_LABELS}
      setActive={({ ids, active, undone }) =>
        hide({ ids, hidden: !active, awaiting: active ? shownAwaiting(ids) : undone?.awaiting })
      }
      card={(review, controls) => (
        <ManageReviewCard review={review} {...controls} readOnly={props.readOnly} answer={answer} />
      )}
    />
  );
}
