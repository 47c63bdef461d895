"use client";

import { type FormEvent, useState, useTransition } from "react";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { focusFirstError } from "./focus-first-error";

/**
 * A small form of the browser's own controls, whose values a server action gets by their names. They stay until the action
 * succeeds; the first invalid field gets the focus.
 */
export function useActionForm<Values, Data>(
  send: (values: Values) => Promise<ActionResult<Data>>,
  onDone?: (result: { message: string; data: Data }, values: Values, form: HTMLFormElement) => void,
) {
  const [failure, setFailure] = useState<ActionFailure>();
  const [isTyped, setTyped] = useState(false);
  const [busy, start] = useTransition();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Values;
    start(async () => {
      const result = await send(values);
      setFailure(result.ok ? undefined : result);
      if (!result.ok) return focusFirstError(form, result.fields ?? {});
      setTyped(false);
      onDone?.(result, values, form);
    });
  }

  return {
    /** The attributes of the form. */
    form: { onSubmit: submit, onChange: () => setTyped(true), noValidate: true },
    busy,
    failure,
    errors: failure?.fields ?? {},
    /** Something typed would be lost. */
    unsaved: isTyped && !busy,
  };
}
