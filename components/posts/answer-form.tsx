"use client";

import { useState } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import type { PostReview } from "@/lib/posts/types";
import type { ActionResult } from "@/lib/web/action-result";
import { ShownAnswer } from "./shown-answer";

export type AnswerReview = (input: { _id: string; answer: string; before: string }) => Promise<ActionResult<string>>;

type Props = { review: PostReview; answer: AnswerReview; onClose: () => void };

/** The form of the organisation's answer to a review. It keeps the typed text until it is stored. */
export function AnswerForm({ review, answer, onClose }: Props) {
  /** The answer that this one replaces: somebody else's, after a save that came later than theirs. */
  const [before, setBefore] = useState(review.answer);
  const { form, busy, failure, errors, unsaved } = useActionForm(
    async (typed: { answer: string }) => {
      const result = await callAction(answer, { _id: review._id, answer: typed.answer.trim(), before });
      if (!result.ok) setBefore(result.current ?? before);
      return result;
    },
    ({ message }) => {
      onClose();
      toast.success(message);
    },
  );

  return (
    <form {...form} className="grid gap-3">
      {failure?.code === "stale" && <ShownAnswer text={before} />}
      <Field
        id={`resposta-${review._id}`}
        label={`Resposta a ${review.nome}`}
        error={errors.answer}
        hint="Aparece no site, embaixo da avaliação. Em branco, a resposta sai do site."
      >
        {(control) => (
          <textarea
            {...control}
            name="answer"
            rows={3}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
            autoFocus
            readOnly={busy}
            defaultValue={before}
            className={CONTROL}
          />
        )}
      </Field>
      {!errors.answer && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? "Salvando…" : "Salvar a resposta"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          Cancelar
        </Button>
      </div>
      <LeaveGuard active={unsaved} detail="A resposta que você escreveu não foi salva e vai se perder." />
    </form>
  );
}
