"use client";

import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { randomId } from "../random-id";
import { currentDevice, deleteDraftsWithId } from "./draft-store";
import type { DraftActions } from "./server-draft";
import { typedTogether } from "./typed-since";
import { type ServerDraft, type ToStore, useDraft } from "./use-draft";
import { useServerDraft } from "./use-server-draft";

type Options = {
  /** Names the draft in the browser; absent, none is stored (forms with passwords). */
  draftKey?: string;
  draftActions?: DraftActions;
  /** The server's draft with which the form is opened. */
  serverDraft?: ServerDraft;
  /** Whether nothing is saved yet. */
  isNew: boolean;
  /** The edited item's id; undefined for a new one, and for settings. */
  itemId: string | undefined;
  seen: string | undefined;
  onRestore: (seen: string | undefined) => void;
};

/** An entity form's drafts, in this browser and on the server, and the id of a new item. */
export function useFormDrafts<Values extends FieldValues>(form: UseFormReturn<Values>, options: Options) {
  const { draftKey, draftActions, serverDraft, isNew, itemId, seen, onRestore } = options;
  // One id until the item is saved: when the response gets lost, a retry finds the item that the first try created.
  const id = useRef<string>(undefined);
  const currentId = () => {
    id.current ??= randomId();
    return id.current;
  };
  // Of what exists only what was typed: a whole draft would take back what somebody else saves meanwhile.
  const toStore: ToStore<Values> = (values, saved) => (isNew ? values : typedTogether(saved, values));
  const local = useDraft(form, {
    name: draftKey,
    seen,
    serverDraft,
    toStore,
    newId: itemId && !draftActions ? undefined : currentId,
    onRestore(stored) {
      onRestore(stored.seen);
      id.current = stored.id;
    },
  });
  const remote = useServerDraft(form, {
    server: draftActions,
    itemId,
    seen,
    base: serverDraft?.at,
    toStore,
    id: currentId,
    fork: () => {
      id.current = randomId();
    },
  });

  return {
    isStored: local.isStored,
    keptOnServer: draftActions !== undefined,
    /** Whether the server has the draft, or is about to. */
    isOnServer: remote.isOnServer,
    /** Sends what the server does not have yet. */
    sendRest: remote.sendRest,
    restored: local.restored,
    status: remote.status,
    /** Whether this form continues that draft of the server. */
    isOwn: (draft: { _id: string; device: string }) =>
      draft._id === id.current && (draft.device === currentDevice() || draft._id === serverDraft?.id),
    /** What to save with: the item's id, and its draft on the server. */
    idsToSave: () => ({ ...(draftActions && { draft: remote.named() }), _id: itemId ?? currentId() }),
    pause: remote.pause,
    resume: remote.resume,
    /** After a save, which has deleted the server's draft. */
    forget() {
      local.remove();
      if (id.current) deleteDraftsWithId(id.current);
      remote.forget();
      id.current = undefined;
    },
    /** Deletes the drafts; the form keeps its values. */
    remove() {
      void remote.discard();
      local.remove();
    },
    /** Deletes the drafts and resets the form. */
    discard() {
      void remote.discard();
      local.discard();
      id.current = undefined;
    },
  };
}
