"use client";

import { MessageSquareReply } from "lucide-react";
import { type FormEvent, useState, useTransition } from "react";
import { toast } from "sonner";
import { callAction } from "@/components/forms/call-action";
import { FailureAlert } from "@/components/forms/failure-alert";
import { LeaveGuard } from "@/components/forms/leave-guard";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import type { PostReview } from "@/lib/posts/types";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";

export type AnswerReview = (input: { _id: string; answer: string; before: string }) => Promise<ActionResult<string>>;

type Props = {
  review: PostReview;
  /** Absent for a role that may not answer. */
  answer?: AnswerReview;
};

/** The organisation's answer to a review, and its form, which keeps the typed text until it is stored. */
export function ReviewAnswer({ review, answer }: Props) {
  /** The answer that the form replaces; undefined while it is closed. */
  const [before, setBefore] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  /** Closed again: its button, which comes back, gets the focus. */
  const [isBack, setBack] = useState(false);
  const [failure, setFailure] = useState<ActionFailure<string>>();
  const [busy, start] = useTransition();
  const shown = review.answer;

  function close() {
    setBefore(undefined);
    setBack(true);
    setTyped(false);
    setFailure(undefined);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("answer")).trim();
    start(async () => {
      if (!answer || before === undefined) return;
      const result = await callAction(answer, { _id: review._id, answer: text, before });
      if (!result.ok) {
        setBefore(result.current ?? before);
        return setFailure(result);
      }
      close();
      toast.success(result.message);
    });
  }

  if (before === undefined)
    return (
      <>
        <ShownAnswer text={shown} />
        {answer && (
          <LiveButton
            variant="quiet"
            autoFocus={isBack}
            onClick={() => setBefore(shown)}
            className="-ml-5 justify-self-start"
          >
            <MessageSquareReply aria-hidden className="size-5" />
            <span>
              {shown ? "Mudar a resposta" : "Responder no site"}
              <span className="sr-only"> à avaliação de {review.nome}</span>
            </span>
          </LiveButton>
        )}
      </>
    );
  const id = `resposta-${review._id}`;
  return (
    <form onSubmit={submit} className="grid gap-3">
      {failure?.code === "stale" && <ShownAnswer text={before} />}
      <Field
        id={id}
        label={`Resposta a ${review.nome}`}
        error={failure?.fields?.answer}
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
            onChange={({ currentTarget }) => setTyped(currentTarget.value !== before)}
            className={CONTROL}
          />
        )}
      </Field>
      {!failure?.fields?.answer && <FailureAlert failure={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? "Salvando…" : "Salvar a resposta"}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={close}>
          Cancelar
        </Button>
      </div>
      <LeaveGuard active={isTyped && !busy} detail="A resposta que você escreveu não foi salva e vai se perder." />
    </form>
  );
}

function ShownAnswer({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className="border-accent border-l-4 pl-4">
      <p className="font-semibold text-sm">Resposta no site</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
