"use client";

import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { FormStatus, type FormStatusProps } from "./form-status";

type Props = {
  form: FormStatusProps["form"] & { submit: (event: FormEvent) => unknown; warmUp: () => void; saving: boolean };
  /** What the button says; while it saves it says so. */
  action: string;
  autoComplete?: "off";
  className?: string;
  /** The form is longer than the window: its button stays in sight. */
  long?: boolean;
  children: ReactNode;
};

/** Whatever gets the focus is scrolled clear of the bars above and below. */
const UNCOVERED = "[&_:is(input,textarea,select,button,summary)]:scroll-my-24";

/**
 * The frame of an entity's form: its fields, what a person must know of it, its button. Nothing can be typed before the
 * form works: it would get mixed up with what is saved.
 */
export function EntityForm({ form, action, autoComplete, className = "", long = false, children }: Props) {
  const hydrated = useHydrated();
  const status = useRef<HTMLDivElement>(null);
  const { failure } = form;
  useEffect(() => {
    // A wrong field has the focus already.
    if (long && failure && !failure.fields) status.current?.scrollIntoView({ block: "center" });
  }, [long, failure]);
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.warmUp}
      autoComplete={autoComplete}
      className={className}
    >
      <fieldset
        disabled={!hydrated}
        className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 ${long ? UNCOVERED : ""}`}
      >
        {children}
        <div ref={status} className={long ? "grid gap-5 empty:hidden" : "contents"}>
          <FormStatus form={form} />
        </div>
        <div className={long ? "sticky bottom-0 z-10 -mx-4 border-line border-t bg-paper px-4 py-3" : "contents"}>
          <Button type="submit" disabled={form.saving} className="justify-self-start">
            {form.saving ? "Salvando…" : action}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** A form with the live preview of the item beside it; below it where there is no room. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
      {preview}
    </div>
  );
}
