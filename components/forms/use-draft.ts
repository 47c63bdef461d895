"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** Milliseconds without typing until the browser keeps what was typed. */
const PAUSE = 400;

type Kept = { at: string; values: FieldValues; seen?: string };

type Options = {
  /** Under which the browser keeps it; absent, nothing is kept. */
  name: string | undefined;
  /** The `updatedAt` of the item that is being edited. */
  seen: string | undefined;
  /** The item may have been saved since the draft was typed: this is the version that the draft began from. */
  onRestore: (seen: string | undefined) => void;
};

/**
 * Keeps what is typed into a form in this browser until it is saved, and brings it back after a reload, a closed tab or
 * an ended session. `restoredAt` says from when it is.
 */
export function useDraft<Draft extends FieldValues>(form: UseFormReturn<Draft>, { name, seen, onRestore }: Options) {
  const key = name && `nova-rascunho:${name}`;
  const [restoredAt, setRestoredAt] = useState<string>();
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void }>(undefined);
  const began = useRef({ seen, onRestore });
  began.current = { seen, onRestore };
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (!key) return;
    const kept = read(key);
    if (kept) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      setRestoredAt(kept.at);
      began.current.onRestore(kept.seen);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(pending.current?.timer);
        const keep = () => write(key, values, began.current.seen);
        pending.current = isDirty ? { keep, timer: setTimeout(keep, PAUSE) } : undefined;
      },
    });
    const keepNow = () => pending.current?.keep();
    window.addEventListener("pagehide", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      clearTimeout(pending.current?.timer);
      keepNow();
      stop();
    };
  }, [key, getValues, reset, subscribe]);

  function forget() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    setRestoredAt(undefined);
    if (key) localStorage.removeItem(key);
  }

  return {
    /** Whether the browser keeps anything. */
    keeps: key !== undefined,
    restoredAt,
    forget,
    discard: () => {
      reset();
      forget();
    },
  };
}

function read(key: string): Kept | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "");
    return isKept(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== "object" || found === null) return false;
  const { at, values, seen } = found as Record<string, unknown>;
  return typeof at === "string" && typeof values === "object" && values !== null && typeof (seen ?? "") === "string";
}

function write(key: string, values: FieldValues, seen: string | undefined) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values, seen }));
  } catch {
    // Private windows and full disks keep nothing; the form works all the same.
  }
}
