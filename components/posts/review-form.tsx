"use client";

import { useRouter } from "next/navigation";
import { Honeypot } from "@/components/forms/honeypot";
import { keepTyped } from "@/components/forms/keep-typed";
import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { CONTROL, Field, InputField } from "@/components/ui/field";
import { LiveButton } from "@/components/ui/live-button";
import { RATINGS } from "@/lib/posts/reaction-kinds";

type Props = {
  postId: string;
  /** Whether reviews appear only after somebody has published them. */
  awaits: boolean;
};

/** A visitor's review of an article. */
export function ReviewForm({ postId, awaits }: Props) {
  const router = useRouter();
  const { sending, outcome, errors, submit } = useVisitorForm(`/api/posts/${postId}/review`, {
    onAnswer: (stored) => stored && router.refresh(),
  });

  return (
    <form
      ref={keepTyped}
      method="post"
      onSubmit={submit}
      noValidate
      className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField label="Nome" required error={errors.nome} name="nome" type="text" autoComplete="name" />
        <InputField
          label="E-mail"
          required
          error={errors.email}
          hint="No site aparece só assim: m***@e***.br"
          name="email"
          type="email"
          autoComplete="email"
        />
        <InputField label="Título" error={errors.titulo} name="titulo" type="text" />
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
      {awaits && <p className="text-muted text-sm">A avaliação aparece aqui depois que alguém da equipe a publicar.</p>}
      <Honeypot />
      <noscript>Para enviar uma avaliação, ative o JavaScript do navegador.</noscript>
      {outcome && <Alert kind={outcome.kind}>{outcome.message}</Alert>}
      <LiveButton type="submit" disabled={sending} data-needs-scripts className="justify-self-start">
        {sending ? "Enviando…" : "Enviar avaliação"}
      </LiveButton>
    </form>
  );
}
