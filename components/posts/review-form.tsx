"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { focusFirst } from "@/components/forms/focus-first";
import { RobotTrap } from "@/components/forms/robot-trap";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { INVALID_INPUT } from "@/lib/errors";
import { reviewCopy } from "@/lib/posts/copy";
import { RATINGS } from "@/lib/posts/reaction-kinds";
import { sendJson } from "@/lib/web/send-json";

type Outcome = { kind: "success" | "error"; message: string };

/** A visitor's review. The server validates; what was typed stays until it is stored. */
export function ReviewForm({ postId }: { postId: string }) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [sending, startSending] = useTransition();
  const [outcome, setOutcome] = useState<Outcome>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    startSending(async () => {
      const answer = await sendJson("POST", `/api/posts/${postId}/review`, Object.fromEntries(new FormData(form)));
      setErrors(answer.errors ?? {});
      if (answer.ok) setOutcome({ kind: "success", message: reviewCopy.sent });
      else setOutcome({ kind: "error", message: answer.errors ? INVALID_INPUT : answer.message });
      if (answer.ok) {
        form.reset();
        router.refresh();
      } else {
        focusFirst(form, answer.errors ?? {});
      }
    });
  }

  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="nome" label="Nome" required error={errors.nome}>
          {(control) => <input {...control} name="nome" type="text" required autoComplete="name" className={CONTROL} />}
        </Field>
        <Field id="email" label="E-mail" required error={errors.email} hint="No site aparece só assim: m***@e***.br">
          {(control) => (
            <input {...control} name="email" type="email" required autoComplete="email" className={CONTROL} />
          )}
        </Field>
        <Field id="titulo" label="Título" error={errors.titulo}>
          {(control) => <input {...control} name="titulo" type="text" className={CONTROL} />}
        </Field>
        <Field id="rating" label="Avaliação" required error={errors.rating}>
          {(control) => (
            <select {...control} name="rating" required defaultValue="" className={CONTROL}>
              <option value="" disabled>
                Escolha uma nota
              </option>
              {RATINGS.map((label, index) => (
                <option key={label} value={index + 1}>
                  {index + 1} {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field id="comment" label="Comentário" required error={errors.comment}>
        {(control) => <textarea {...control} name="comment" required rows={4} className={CONTROL} />}
      </Field>
      <RobotTrap />
      <noscript>Para enviar uma avaliação, ative o JavaScript do navegador.</noscript>
      {outcome && <Alert kind={outcome.kind}>{outcome.message}</Alert>}
      <Button type="submit" disabled={sending || !hydrated} className="justify-self-start">
        {sending ? "Enviando…" : "Enviar avaliação"}
      </Button>
    </form>
  );
}
