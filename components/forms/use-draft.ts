"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { z } from "zod";

/** Milliseconds without typing until the browser keeps what was typed. */
const PAUSE = 400;

const stored = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) });

/**
 * Keeps what is typed into a form in this browser until it is saved, and brings it back after a reload, a closed tab or
 * an ended session. `restoredAt` says from when it is.
 */
export function useDraft<Draft extends FieldValues, Output>(
  form: UseFormReturn<Draft, unknown, Output>,
  name: string | undefined,
) {
  const key = name && `nova-rascunho:${name}`;
  const [restoredAt, setRestoredAt] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (!key) return;
    const kept = read(key);
    if (kept) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      setRestoredAt(kept.at);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current);
        if (!isDirty) return;
        timer.current = setTimeout(() => write(key, values), PAUSE);
      },
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [key, getValues, reset, subscribe]);

  function forget() {
    clearTimeout(timer.current);
    setRestoredAt(undefined);
    if (key) localStorage.removeItem(key);
  }

  return {
    restoredAt,
    forget,
    discard: () => {
      reset();
      forget();
    },
  };
}

function read(key: string) {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? "")).data;
  } catch {
    return undefined;
  }
}

function write(key: string, values: FieldValues) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values }));
  } catch {
    // Private windows and full disks keep nothing; the form works all the same.
  }
}
