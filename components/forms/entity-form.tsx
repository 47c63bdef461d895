"use client";

import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { FormStatus, type FormStatusProps } from "./form-status";

type Props = {
  form: FormStatusProps["form"] & { submit: (event: FormEvent) => unknown; warmUp: () => void; saving: boolean };
  /** What the button says; while it saves it says so. */
  action: string;
  autoComplete?: "off";
  className?: string;
  children: ReactNode;
};

/**
 * The frame of an entity's form: its fields, what a person must know of it, its button. Nothing can be typed before the
 * form works: it would get mixed up with what is saved.
 */
export function EntityForm({ form, action, autoComplete, className = "", children }: Props) {
  const hydrated = useHydrated();
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.warmUp}
      autoComplete={autoComplete}
      className={className}
    >
      <fieldset disabled={!hydrated} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        {children}
        <FormStatus form={form} />
        <Button type="submit" disabled={form.saving} className="justify-self-start">
          {form.saving ? "Salvando…" : action}
        </Button>
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
