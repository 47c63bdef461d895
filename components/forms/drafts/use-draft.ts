"use client";

import { use, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useAccount } from "../account-context";
import { currentDevice, currentTab, openDraft, type StoredDraft } from "./draft-store";
import { holdTab, openTabs } from "./open-tabs";

/** Time without typing until the draft is stored. */
const SAVE_DELAY_MS = 400;

/** A draft that was stored on the server. */
export type ServerDraft = StoredDraft & {
  /** Who typed last, and in which browser. */
  userId?: string;
  userName: string;
  device: string;
};

/**
 * The draft that a form is opened with. This browser's own copy is the newer one where this account has typed last in it; else somebody else
 * has continued the draft, at this computer, too.
 */
export function chooseDraft(own: StoredDraft | undefined, server: ServerDraft | undefined, account: string) {
  const isOwn = server?.device === currentDevice() && server.userId === account;
  return (isOwn && own) || server || own;
}

/** What of a form's values a draft holds; `saved` are those below them. */
export type ToStore<Values> = (values: Values, saved: FieldValues | undefined) => Partial<Values>;

type Options<Values> = {
  /** Identifies the form; absent, no draft is stored. */
  name: string | undefined;
  /** The edited item's `updatedAt` when the form was opened. */
  seen: string | undefined;
  /** The id that a new item will have. */
  newId?: () => string;
  /** The server's draft with which the form is opened. */
  serverDraft?: ServerDraft;
  toStore: ToStore<Values>;
  /** The stored `seen` and `id` let the server detect that the item was saved since the draft was typed. */
  onRestore: (stored: StoredDraft) => void;
};

/** The draft that the form was opened with, and whether this browser has stored nothing of the last change. */
type Status = { restored?: { at: string; userName?: string }; isRefused?: boolean };

/**
 * Stores a form's unsaved values in this browser and restores them for the same account after a reload, a closed tab or
 * an expired session. `restored` tells when they were typed.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, seen, newId, serverDraft, toStore, onRestore }: Options<Values>,
) {
  const account = use(useAccount())?.id;
  const drafts = useRef<ReturnType<typeof openDraft>>(undefined);
  const [{ restored, isRefused = false }, setStatus] = useState<Status>({});
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  const latest = useRef({ seen, newId, serverDraft, toStore, onRestore });
  latest.current = { seen, newId, serverDraft, toStore, onRestore };
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    if (!name || !account) return;
    const draft = openDraft({ account, form: name, tab: currentTab() });
    drafts.current = draft;
    const own = draft.claim();
    const stored = chooseDraft(own, latest.current.serverDraft, account);
    const restore = (stored: ServerDraft | StoredDraft) => {
      reset({ ...getValues(), ...stored.values }, { keepDefaultValues: true });
      setStatus({ restored: stored });
      latest.current.onRestore(stored);
    };
    let isOver = false;
    holdTab(currentTab());
    if (stored) restore(stored);
    else
      void openTabs().then((tabs) => {
        const left = isOver || pending.current ? undefined : draft.claim(tabs);
        if (left) restore(left);
      });
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty, defaultValues }) => {
        clearTimeout(pending.current?.timer);
        const save = () => {
          const { seen, newId, toStore } = latest.current;
          const isStored = draft.save(toStore(values, defaultValues), { seen, id: newId?.() });
          setStatus((before) => ({ ...before, isRefused: !isStored }));
        };
        pending.current = isDirty ? { save, timer: setTimeout(save, SAVE_DELAY_MS) } : undefined;
        if (!isDirty) draft.remove(); // what was undone must not come back
      },
    });
    const leave = () => {
      pending.current?.save();
      draft.release();
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      clearTimeout(pending.current?.timer);
      leave();
      stop();
      isOver = true;
    };
  }, [name, account, getValues, reset, subscribe]);

  function remove() {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    setStatus({});
    drafts.current?.remove();
  }

  return {
    /** Whether this browser has what was typed, or is about to. */
    isStored: name !== undefined && account !== undefined && !isRefused,
    restored,
    remove,
    discard: () => {
      reset();
      remove();
    },
  };
}
