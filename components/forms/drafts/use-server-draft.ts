"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { wallClock } from "@/lib/dates";
import type { ActionFailure, ActionResult } from "@/lib/web/action-result";
import { callAction } from "../call-action";
import { autosave } from "./autosave";
import { currentDevice } from "./draft-store";
import type { ToStore } from "./use-draft";

/** A draft, who writes it, and the `updatedAt` of the other device's that it continues. */
export type NamedDraft = { _id: string; device: string; base?: string };

/** The unsaved values with what the server needs to detect another device or an overtaken item. */
type SentDraft = NamedDraft & {
  itemId?: string;
  seen?: string;
  values: string;
};

/** Actions for drafts that other devices and other people can continue. */
export type DraftActions = {
  store: (draft: SentDraft) => Promise<ActionResult<{ updatedAt: string }>>;
  /** With `device`: unless another one has continued it. */
  discard: (draft: { _id: string } | NamedDraft) => Promise<ActionResult>;
};

type Options<Values> = {
  /** Absent, drafts stay in this browser. */
  server: DraftActions | undefined;
  itemId: string | undefined;
  seen: string | undefined;
  /** The `updatedAt` of the draft of another device that the form was opened with. */
  base: string | undefined;
  toStore: ToStore<Values>;
  /** The draft's id. */
  id: () => string;
  /** Gives the draft a new id, because another device has continued the old one. */
  fork: () => void;
};

/** Before anything is stored. */
const NOTHING_YET = "O rascunho é guardado sozinho";

/** Stores a form's unsaved values on the server. `status` tells since when, or why not; it is never empty, so that no line comes and moves the form. */
export function useServerDraft<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options<Values>) {
  const [status, setStatus] = useState(NOTHING_YET);
  const [isOnlyHere, setOnlyHere] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const base = useRef(options.base);
  const saver = useRef<ReturnType<typeof autosave>>(undefined);
  /** Whether the values differ from what is saved. */
  const isTyped = useRef(false);
  const { subscribe } = form;
  const isEnabled = options.server !== undefined;

  /** What was typed and undone must not come back. A draft that another device wrote last stays, also one that was only opened here. */
  const undo = useEffectEvent(async () => {
    const { server, id } = latest.current;
    const draft = nameDraft(id(), undefined);
    await saver.current?.pause();
    if (isTyped.current) return saver.current?.resume(); // again
    forget();
    if (server) await callAction(server.discard, draft);
  });

  useEffect(() => {
    if (!isEnabled) return;
    const own = autosave((values) => send(values));
    saver.current = own;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false, defaultValues }) => {
        if (isDirty) own.changed(latest.current.toStore(values, defaultValues));
        else if (isTyped.current) void undo();
        isTyped.current = isDirty;
      },
    });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("visibilitychange", () => document.hidden && own.flush(), { signal });
    window.addEventListener("online", own.flush, { signal });
    return () => {
      own.flush();
      listening.abort();
      stop();
    };

    async function send(values: string): Promise<boolean> {
      const { server, itemId, seen, id, fork } = latest.current;
      if (!server) return false;
      const result = await callAction(server.store, { ...nameDraft(id(), base.current), itemId, seen, values });
      if (!result.ok && result.code === "stale") {
        base.current = undefined;
        fork();
        return send(values);
      }
      setOnlyHere(!result.ok);
      setStatus(result.ok ? `Rascunho guardado às ${wallClock(result.data.updatedAt).hour}` : whyOnlyHere(result));
      return result.ok;
    }
  }, [isEnabled, subscribe]);

  function forget() {
    isTyped.current = false;
    saver.current?.forget();
    saver.current?.resume();
    base.current = undefined;
    setOnlyHere(false);
    setStatus(NOTHING_YET);
  }

  return {
    status: isEnabled ? status : undefined,
    /** False after a request that failed. */
    isOnServer: isEnabled && !isOnlyHere,
    /** Sends what the server does not have yet; resolves with whether it has all of it. */
    sendRest: async () => (await saver.current?.finish()) ?? true,
    /** Names the draft to a save, which deletes it unless another device has continued it. */
    named: () => nameDraft(latest.current.id(), base.current),
    /** Before a save, which deletes the draft: a request that arrives after it would create the draft again. */
    pause: async () => saver.current?.pause(),
    /** After a failed save. */
    resume: () => saver.current?.resume(),
    /** After a save. */
    forget,
    async discard() {
      const { server, id } = latest.current;
      const _id = id();
      isTyped.current = false;
      await saver.current?.pause();
      forget();
      if (server) await callAction(server.discard, { _id });
    },
  };
}

const nameDraft = (_id: string, base: string | undefined): NamedDraft => ({ _id, device: currentDevice(), base });

function whyOnlyHere({ code, message }: ActionFailure) {
  if (code === "unavailable") return "Sem conexão: guardado só neste aparelho";
  if (code === "unauthenticated") return "A sessão terminou: guardado só neste aparelho";
  return `Guardado só neste aparelho. ${message}`;
}
