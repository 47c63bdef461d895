"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { NOTHING_YET, openServerDraft, type ServerDraftOptions } from "./server-draft";

/** Stores a form's unsaved values on the server. */
export function useServerDraft<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  options: ServerDraftOptions<Values>,
) {
  const [status, setStatus] = useState(NOTHING_YET);
  const latest = useRef(options);
  latest.current = options;
  const [draft] = useState(() => openServerDraft(() => latest.current, setStatus));
  const isEnabled = options.server !== undefined;

  useEffect(() => {
    if (!isEnabled) return;
    const stop = subscribe({ formState: { values: true, isDirty: true }, callback: draft.changed });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("visibilitychange", () => document.hidden && draft.flush(), { signal });
    window.addEventListener("online", draft.flush, { signal });
    return () => {
      draft.flush();
      listening.abort();
      stop();
    };
  }, [isEnabled, subscribe, draft]);

  return {
    ...draft,
    status: isEnabled ? status.text : undefined,
    /** False after a request that failed. */
    isOnServer: isEnabled && !status.isOnlyHere,
  };
}
