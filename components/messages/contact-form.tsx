"use client";

import dynamic from "next/dynamic";
import { type FormEvent, useRef, useState } from "react";
import { focusFirst } from "@/components/forms/focus-first";
import { RobotTrap } from "@/components/forms/robot-trap";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { INVALID_INPUT } from "@/lib/errors";
import { messageCopy } from "@/lib/messages/copy";
import { MESSAGE_FIELDS } from "@/lib/messages/fields";
import { routes } from "@/lib/routes";
import { sendJson } from "@/lib/web/send-json";
import { useCaptcha } from "./use-captcha";

// Neither is needed before somebody writes: hCaptcha perhaps never.
const Captcha = dynamic(() => import("./captcha").then(({ Captcha: found }) => found), { ssr: false });
const loadToast = () => import("./sent-toast").then(({ SentToast: found }) => found);
const SentToast = dynamic(loadToast, { ssr: false });

type Outcome = { kind: "success" | "error"; message: string };

/** A visitor's message to the project. The server validates; what was typed stays until it is stored. */
export function ContactForm() {
  const hydrated = useHydrated();
  const captcha = useCaptcha();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const captchaBox = useRef<HTMLFieldSetElement>(null);

  function prepare() {
    void captcha.prepare();
    void loadToast();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form));
    setSending(true);
    setOutcome(undefined);
    await captcha.prepare();
    const answer = await sendJson("POST", "/api/contact", { ...typed, ...captcha.answer() });
    setSending(false);
    captcha.reset(); // an answer counts once
    const wrong = answer.errors ?? {};
    setErrors(wrong);
    if (answer.ok) {
      setOutcome({ kind: "success", message: messageCopy.received });
      setSent((times) => times + 1);
      form.reset();
      return;
    }
    setOutcome({ kind: "error", message: answer.errors ? INVALID_INPUT : answer.message });
    if (Object.keys(wrong).join() === "captcha") captchaBox.current?.focus();
    else focusFirst(form, wrong);
  }

  return (
    <form
      method="post"
      action={routes.contactForm}
      onSubmit={submit}
      onFocus={prepare}
      noValidate={hydrated}
      aria-label="Formulário de contato"
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {MESSAGE_FIELDS.map(({ name, label, required, type, autoComplete }) => (
          <div key={name} className={name === "subject" || name === "message" ? "sm:col-span-2" : undefined}>
            <Field id={name} label={label} required={required} error={errors[name]}>
              {(control) => {
                const props = { ...control, name, required, autoComplete, className: CONTROL };
                return type === "textarea" ? <textarea {...props} rows={7} /> : <input {...props} type={type} />;
              }}
            </Field>
          </div>
        ))}
      </div>
      <RobotTrap />
      {captcha.siteKey && (
        <Captcha
          ref={captchaBox}
          siteKey={captcha.siteKey}
          round={captcha.round}
          error={errors.captcha}
          onAnswer={captcha.setAnswer}
        />
      )}
      {outcome && <Alert kind={outcome.kind}>{outcome.message}</Alert>}
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? "Enviando…" : "Enviar mensagem"}
      </Button>
      {sent > 0 && <SentToast key={sent} />}
    </form>
  );
}
