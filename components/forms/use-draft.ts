"use client";

import { use, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAccount } from "@/components/painel/account-context";
import { currentTab, type Kept, openDraft } from "./draft-store";

/** Milliseconds without typing until the browser keeps what was typed. */
const SAVE_DELAY_MS = 400;

type Options = {
  /** Of the form; absent, nothing is kept. */
  name: string | undefined;
  /** The `updatedAt` of the item that is being edited. */
  seen: string | undefined;
  /** The id that a new item is going to have. */
  newId?: () => string;
  /** The item may have been saved since the draft was typed, or while its answer got lost: `kept` says what it began from. */
  onRestore: (kept: Kept) => void;
};

/**
 * Keeps what is typed into a form in this browser until it is saved, a week at most, and brings it back to the same person
 * after a reload, a closed tab or an ended session. `restoredAt` says from when it is.
 */
export function useDraft<Draft extends FieldValues>(
  form: UseFormReturn<Draft>,
  { name, seen, newId, onRestore }: Options,
) {
  const account = use(useAccount());
  const drafts = useRef<ReturnType<typeof openDraft>>(undefined);
  const [restoredAt, setRestoredAt] = useState<string>();
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void }>(undefined);
  const began = useRef({ seen, newId, onRestore });
  began.current = { seen, newId, onRestore };
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (!name || !account) return;
    const draft = openDraft({ account, form: name, tab: currentTab() });
    drafts.current = draft;
    const kept = draft.take();
    if (kept) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      setRestoredAt(kept.at);
      began.current.onRestore(kept);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(pending.current?.timer);
        const keep = () => draft.keep(values, { seen: began.current.seen, id: began.current.newId?.() });
        pending.current = isDirty ? { keep, timer: setTimeout(keep, SAVE_DELAY_MS) } : undefined;
      },
    });
    const leave = () => {
      pending.current?.keep();
      draft.leave();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      clearTimeout(pending.current?.timer);
      leave();
      stop();
    };
  }, [name, account, getValues, reset, subscribe]);

  function forget() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    setRestoredAt(undefined);
    drafts.current?.forget();
  }

  return {
    /** Whether the browser keeps anything. */
    keeps: name !== undefined && account !== undefined,
    restoredAt,
    forget,
    discard: () => {
      reset();
      forget();
    },
  };
}
