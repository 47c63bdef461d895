"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { RestoredDraft } from "./drafts/restored-draft";
import { FormStatus, type FormStatusProps } from "./form-status";
import { UploadsContext } from "./pictures/uploads";
import { type Saved, SavedNotice } from "./saved-notice";

type Props = {
  form: FormStatusProps["form"] & {
    /** `status`: since when the server has the draft, or why not. */
    draft: { status: string | undefined };
    submit: (event: FormEvent) => unknown;
    preloadRules: () => void;
    saving: boolean;
    saved: { notice: Saved | undefined; close: () => void };
    waitsForPicture: boolean;
  };
  submitLabel: string;
  autoComplete?: "off";
  className?: string;
  /** For a form longer than the window: its button sticks to the bottom, unless a low window (400 % zoom) needs the room. */
  long?: boolean;
  children: ReactNode;
};

const WAITING = "Terminando o envio da imagem…";

/**
 * The frame of an entity's form: fields, status, button. Disabled until hydration, because values typed before would mix
 * with the form's own.
 */
export function EntityForm({ form, submitLabel, autoComplete, className = "", long = false, children }: Props) {
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  const { failure } = form;
  useEffect(() => {
    // An invalid field already has the focus.
    if (long && failure && !failure.fields) status.current?.scrollIntoView({ block: "center" });
  }, [long, failure]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.preloadRules}
      autoComplete={autoComplete}
      className={className}
    >
      <fieldset disabled={!hydrated} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <SavedNotice saved={form.saved.notice} onClose={form.saved.close} />
        <RestoredDraft draft={form.draft} />
        <UploadsContext value={form.uploads}>{children}</UploadsContext>
        <div ref={status} className={long ? "grid gap-5 empty:hidden" : "contents"}>
          <FormStatus form={form} />
        </div>
        <div
          className={
            long
              ? "sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-t bg-paper px-4 py-3 [@media(max-height:30rem)]:static"
              : "contents"
          }
        >
          <Button type="submit" disabled={form.saving || form.waitsForPicture} className="justify-self-start">
            {form.waitsForPicture ? WAITING : form.saving ? "Salvando…" : submitLabel}
          </Button>
          {form.draft.status && <p className="text-muted text-sm">{form.draft.status}</p>}
          <p role="status" className="sr-only">
            {form.waitsForPicture && WAITING}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
