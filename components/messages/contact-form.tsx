"use client";

import dynamic from "next/dynamic";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { keepTyped } from "@/components/forms/keep-typed";
import { useVisitorForm } from "@/components/forms/use-visitor-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { CONTROL, Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { messageCopy } from "@/lib/messages/copy";
import { MESSAGE_FIELDS } from "@/lib/messages/fields";
import { routes } from "@/lib/routes";
import { CaptchaFailed } from "./captcha-failed";
import { useCaptcha } from "./use-captcha";

// Loaded when somebody begins to write; hCaptcha only where it is configured. A message is sent without either, too.
const loadCaptcha = () =>
  import("./captcha").then(
    ({ Captcha }) => Captcha,
    () => CaptchaFailed,
  );
const Captcha = dynamic(loadCaptcha, { ssr: false });
const loadToast = () =>
  import("./sent-toast").then(
    ({ SentToast }) => SentToast,
    () => () => null,
  );
const SentToast = dynamic(loadToast, { ssr: false });

/** A visitor's message to the organisation. */
export function ContactForm() {
  const hydrated = useHydrated();
  const captcha = useCaptcha();
  const [sentCount, setSentCount] = useState(0);
  const { sending, outcome, errors, submit } = useVisitorForm("/api/contact", {
    successMessage: messageCopy.received,
    readExtra: async () => {
      await captcha.load();
      return captcha.response();
    },
    onAnswer(stored) {
      captcha.reset(); // hCaptcha accepts a token once
      if (stored) setSentCount((count) => count + 1);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => keepTyped(form.current), []);

  function preload() {
    void captcha.load();
    void loadToast();
  }

  // A field that had the focus before hydration reports none.
  const preloadIfWriting = useEffectEvent(() => form.current?.contains(document.activeElement) && preload());
  useEffect(() => void preloadIfWriting(), []);

  return (
    <form
      ref={form}
      method="post"
      action={routes.contactForm}
      onSubmit={submit}
      onFocus={preload}
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
      <Honeypot />
      {captcha.siteKey && (
        <Captcha
          siteKey={captcha.siteKey}
          round={captcha.round}
          error={errors.captcha}
          onResponse={captcha.setResponse}
        />
      )}
      {outcome && <Alert kind={outcome.kind}>{outcome.message}</Alert>}
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? "Enviando…" : "Enviar mensagem"}
      </Button>
      {sentCount > 0 && <SentToast key={sentCount} />}
    </form>
  );
}
