import type { FieldValues } from "react-hook-form";
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
  /** Unless another device has continued it, or anybody has since the list that showed its `base`. */
  discard: (draft: NamedDraft | { _id: string; base: string }) => Promise<ActionResult>;
};

export type ServerDraftOptions<Values> = {
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

/** What the form says of its draft. The text is never empty, so that no line comes and moves the form. */
export type DraftStatus = { text: string; isOnlyHere: boolean };

export const NOTHING_YET: DraftStatus = { text: "O rascunho é guardado sozinho", isOnlyHere: false };

type Typed<Values> = { values: Values; isDirty?: boolean; defaultValues?: FieldValues };

/** A form's draft on the server, from what is typed there. `options` are those of now; `show` tells since when it is stored, or why not. */
export function openServerDraft<Values>(
  options: () => ServerDraftOptions<Values>,
  show: (status: DraftStatus) => void,
) {
  const saver = autosave(send);
  let { base } = options();
  /** Whether the values differ from what is saved. */
  let isTyped = false;

  const named = (): NamedDraft => ({ _id: options().id(), device: currentDevice(), base });

  async function send(values: string): Promise<boolean> {
    const { server, itemId, seen, fork } = options();
    if (!server) return false;
    const result = await callAction(server.store, { ...named(), itemId, seen, values });
    if (!result.ok && result.code === "stale") {
      base = undefined;
      fork();
      return send(values);
    }
    show(result.ok ? storedAt(result.data.updatedAt) : onlyHere(result));
    return result.ok;
  }

  /** What was typed and undone must not come back. A draft that another device wrote last stays, also one that was only opened here. */
  async function undo() {
    const { server } = options();
    const draft = { ...named(), base: undefined };
    await saver.pause();
    if (isTyped) return saver.resume(); // again
    forget();
    if (server) await callAction(server.discard, draft);
  }

  function forget() {
    isTyped = false;
    saver.forget();
    saver.resume();
    base = undefined;
    show(NOTHING_YET);
  }

  return {
    /** After each change of the form. */
    changed({ values, isDirty = false, defaultValues }: Typed<Values>) {
      if (isDirty) saver.changed(options().toStore(values, defaultValues));
      else if (isTyped) void undo();
      isTyped = isDirty;
    },
    flush: saver.flush,
    /** Sends what the server does not have yet; resolves with whether it has all of it. */
    sendRest: saver.finish,
    /** Names the draft to a save, which deletes it unless another device has continued it. */
    named,
    /** Before a save, which deletes the draft: a request that arrives after it would create the draft again. */
    pause: saver.pause,
    /** After a failed save. */
    resume: saver.resume,
    /** After a save. */
    forget,
    async discard() {
      const { server } = options();
      const draft = named(); // what another device has written since stays
      isTyped = false;
      await saver.pause();
      forget();
      if (server) await callAction(server.discard, draft);
    },
  };
}

const storedAt = (moment: string): DraftStatus => ({
  text: `Rascunho guardado às ${wallClock(moment).hour}`,
  isOnlyHere: false,
});

const onlyHere = (failure: ActionFailure): DraftStatus => ({ text: whyOnlyHere(failure), isOnlyHere: true });

function whyOnlyHere({ code, message }: ActionFailure) {
  if (code === "unavailable") return "Sem conexão: guardado só neste aparelho";
  if (code === "unauthenticated") return "A sessão terminou: guardado só neste aparelho";
  return `Guardado só neste aparelho. ${message}`;
}
