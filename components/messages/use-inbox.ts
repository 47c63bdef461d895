"use client";

import { useEffect, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { useFailure } from "@/components/manage/use-failure";
import type { Remove } from "@/components/manage/use-removal";
import { refreshUnreadCounts } from "@/components/painel/unread-counts";
import { toastWithUndo } from "@/components/ui/toast";
import type { Page } from "@/lib/lists/listing";
import type { MessageData } from "@/lib/messages/types";
import type { ActionResult } from "@/lib/web/action-result";

export type InboxActions = {
  setMessagesRead: (input: { ids: string[]; read: boolean }) => Promise<ActionResult>;
  /** Resolves with the ids of the messages that it changed. */
  setMessagesArchived: (input: { ids: string[]; archived: boolean }) => Promise<ActionResult<string[]>>;
  setMessageAnswered: (input: {
    _id: string;
    answered: boolean;
    undo: boolean;
  }) => Promise<ActionResult<Pick<MessageData, "answered"> & { changed: boolean }>>;
  deleteMessages: Remove;
  deliverAgain: (input: { _id: string }) => Promise<ActionResult<MessageData>>;
};

/** The messages with the changes made since the list was fetched, and the actions on them. */
export function useInbox(list: Page<MessageData>, opened: string | undefined, actions: InboxActions) {
  const [open, setOpen] = useState(opened);
  /** By message id, since the list was fetched. */
  const [changes, setChanges] = useState<Record<string, Partial<MessageData>>>({});
  const [failure, report] = useFailure();
  const [busy, startTransition] = useTransition();
  const start = (action: () => Promise<unknown>) => startTransition(async () => void (await action()));
  const items = list.items.map((message) => ({ ...message, ...changes[message._id] }));

  function applyChange(ids: string[], change: Partial<MessageData>) {
    setChanges((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, { ...before[id], ...change }])),
    }));
  }

  /** `undo` is of what this person changed: what somebody else had done meanwhile is not undone from here. */
  const say = (message: string, undo: (() => Promise<unknown>) | undefined) =>
    toastWithUndo(message, undo && (() => start(undo)));

  /** Resolves with whether it succeeded, as `archive` does. */
  async function mark(ids: string[], read: boolean, { silently = false } = {}) {
    const result = await callOrSignIn(actions.setMessagesRead, { ids, read });
    report(result.ok ? undefined : result.message);
    if (!result.ok) return false;
    applyChange(ids, { read });
    if (!silently) toast.success(result.message);
    void refreshUnreadCounts();
    return true;
  }

  async function archive(ids: string[], archived: boolean, { undoable = true } = {}): Promise<boolean> {
    const result = await callOrSignIn(actions.setMessagesArchived, { ids, archived });
    report(result.ok ? undefined : result.message);
    if (!result.ok) return false;
    applyChange(ids, { archived });
    const own = result.data;
    const undo = () => archive(own, !archived, { undoable: false });
    say(result.message, undoable && own.length > 0 ? undo : undefined);
    void refreshUnreadCounts();
    return true;
  }

  async function deliver(_id: string) {
    const result = await callOrSignIn(actions.deliverAgain, { _id });
    report(result.ok ? undefined : result.message);
    if (!result.ok) return;
    applyChange([_id], { delivery: result.data.delivery });
    toast.success(result.message);
  }

  async function noteAnswer(_id: string, answered: boolean, { undoable = true } = {}) {
    const result = await callOrSignIn(actions.setMessageAnswered, { _id, answered, undo: !undoable });
    report(result.ok ? undefined : result.message);
    if (!result.ok) return;
    applyChange([_id], { answered: result.data.answered });
    const undo = () => noteAnswer(_id, !answered, { undoable: false });
    say(result.message, undoable && result.data.changed ? undo : undefined);
  }

  function toggle(message: MessageData) {
    setOpen(open === message._id ? undefined : message._id);
    if (!message.read && open !== message._id) start(() => mark([message._id], true, { silently: true }));
  }

  const openedMessage = list.items.find(({ _id }) => _id === opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the message's own screen opens
  useEffect(() => {
    if (openedMessage && !openedMessage.read) void mark([openedMessage._id], true, { silently: true });
  }, []);

  return { items, open, failure, busy, start, mark, archive, deliver, noteAnswer, toggle };
}

/** The action, followed by a refresh of the unread counts in the menu. */
export function thenRefreshUnread<Input, Data>(action: (input: Input) => Promise<ActionResult<Data>>) {
  return async (input: Input) => {
    const result = await action(input);
    void refreshUnreadCounts();
    return result;
  };
}
