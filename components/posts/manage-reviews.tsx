"use client";

import { ManageList, type ManageListProps } from "@/components/manage/manage-list";
import type { Page } from "@/lib/lists/listing";
import type { ManageQuery } from "@/lib/lists/listing-query";
import { reviewCopy } from "@/lib/posts/copy";
import { truncate } from "@/lib/text";
import type { ActionResult } from "@/lib/web/action-result";
import { type ManagedReview, ManageReviewCard } from "./manage-review-card";

type Props = Pick<ManageListProps<ManagedReview>, "list" | "remove" | "undo"> & {
  hide: (input: { ids: string[]; hidden: boolean }) => Promise<ActionResult>;
  /** The screen of all reviews has pages, held in the address. */
  paging?: { query: ManageQuery; load: (query: ManageQuery) => Promise<ActionResult<Page<ManagedReview>>> };
};

const LABELS = { all: "Escolher todas", on: "Mostrar", off: "Ocultar", chosen: "escolhida(s)" };

/** Characters of a comment that stand for the review. */
const MAX_COMMENT_CHARACTERS = 60;

/** Reviews for administrators to hide, show or remove, one or several at once. */
export function ManageReviews({ hide, paging, ...props }: Props) {
  return (
    <ManageList
      {...props}
      {...paging}
      copy={reviewCopy}
      nameOf={({ nome, comment }) => `${nome}: ${truncate(comment, MAX_COMMENT_CHARACTERS)}`}
      labels={LABELS}
      setActive={({ ids, active }) => hide({ ids, hidden: !active })}
      undoableSwitch
      card={(review, controls) => <ManageReviewCard review={review} {...controls} />}
    />
  );
}
