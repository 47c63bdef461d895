"use client";

import { MessageSquareReply } from "lucide-react";
import { useState } from "react";
import { LiveButton } from "@/components/ui/live-button";
import type { PostReview } from "@/lib/posts/types";
import { AnswerForm, type AnswerReview } from "./answer-form";
import { ShownAnswer } from "./shown-answer";

type Props = {
  review: PostReview;
  /** Absent for a role that may not answer. */
  answer?: AnswerReview;
};

/** The organisation's answer to a review, and the form that writes or changes it. */
export function ReviewAnswer({ review, answer }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Closed again: the button, which comes back, gets the focus. */
  const [isBack, setBack] = useState(false);

  function close() {
    setOpen(false);
    setBack(true);
  }

  if (isOpen && answer) return <AnswerForm review={review} answer={answer} onClose={close} />;
  return (
    <>
      <ShownAnswer text={review.answer} />
      {answer && (
        <LiveButton
          variant="quiet"
          autoFocus={isBack}
          onClick={() => setOpen(true)}
          className="-ml-5 justify-self-start"
        >
          <MessageSquareReply aria-hidden className="size-5" />
          <span>
            {review.answer ? "Mudar a resposta" : "Responder no site"}
            <span className="sr-only"> à avaliação de {review.nome}</span>
          </span>
        </LiveButton>
      )}
    </>
  );
}
