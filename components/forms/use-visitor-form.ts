"use client";

import { type FormEvent, useState } from "react";
import { INVALID_INPUT } from "@/lib/errors";
import { postJson } from "@/lib/web/post-json";
import { focusFirstError } from "./focus-first-error";

type Outcome = { kind: "success" | "error"; message: string };

type Options = {
  /** Shown instead of the server's message. */
  successMessage?: string;
  /** Values that are no controls of the form. */
  readExtra?: () => Promise<object>;
  /** Called with whether the values were stored. */
  onAnswer?: (stored: boolean) => void;
};

/**
 * A public form, sent to the REST API as JSON. The server validates; the typed values stay until they are stored, and the
 * first invalid field gets the focus.
 */
export function useVisitorForm(path: string, { successMessage, readExtra, onAnswer }: Options = {}) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const values = valuesOf(form);
    setSending(true);
    setOutcome(undefined);
    const answer = await postJson(path, { ...values, ...(await readExtra?.()) });
    setSending(false);
    setErrors(answer.errors ?? {});
    if (answer.ok) {
      setOutcome({ kind: "success", message: successMessage ?? messageIn(answer.data) });
      // What was typed meanwhile was not sent.
      if (Object.entries(valuesOf(form)).every(([name, value]) => value === values[name])) form.reset();
    } else {
      setOutcome({ kind: "error", message: answer.errors ? INVALID_INPUT : answer.message });
      focusFirstError(form, answer.errors ?? {});
    }
    onAnswer?.(answer.ok);
  }

  return { sending, outcome, errors, submit };
}

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

const messageIn = (data: unknown) =>
  typeof data === "object" && data && "message" in data && typeof data.message === "string" ? data.message : "";
