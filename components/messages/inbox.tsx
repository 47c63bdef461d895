"use client";

import { useEffect, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { ManageList, UNDO_TIME } from "@/components/manage/manage-list";
import type { Undo } from "@/components/manage/use-removal";
import { refreshWaiting } from "@/components/painel/waiting";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Page } from "@/lib/lists/listing";
import { subjectOf } from "@/lib/messages/describe";
import { inboxCopy } from "@/lib/messages/inbox-copy";
import type { MessageData } from "@/lib/messages/types";
import type { ActionResult } from "@/lib/web/action-result";
import { InboxCard } from "./inbox-card";

type Props = {
  list: Page<MessageData>;
  /** The message that is open from the start. */
  opened?: string;
  /** Something is searched for, or a part of the inbox is chosen. */
  filtered?: boolean;
  /** Whether messages can be sent by e-mail. */
  canMail: boolean;
  undo: Undo;
  actions: {
    setMessagesRead: (input: { ids: string[]; read: boolean }) => Promise<ActionResult>;
    setMessagesArchived: (input: { ids: string[]; archived: boolean }) => Promise<ActionResult>;
    deleteMessages: (input: { ids: string[] }) => Promise<ActionResult>;
    deliverAgain: (input: { _id: string }) => Promise<ActionResult<MessageData>>;
  };
};

const LABELS = { all: "Escolher todas", chosen: "escolhida(s)" };

/** What visitors wrote: opening a message marks it as read; archiving and removing can be taken back. */
export function Inbox({ list, opened, filtered, canMail, undo, actions }: Props) {
  const [open, setOpen] = useState(opened);
  // What happened here since the list was read, by message.
  const [changes, setChanges] = useState<Record<string, Partial<MessageData>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();
  const items = list.items.map((message) => ({ ...message, ...changes[message._id] }));

  function note(ids: string[], change: Partial<MessageData>) {
    setChanges((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, { ...before[id], ...change }])),
    }));
  }

  async function mark(ids: string[], read: boolean, quietly = false) {
    const result = await callOrSignIn(actions.setMessagesRead, { ids, read });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    note(ids, { read });
    if (!quietly) toast.success(result.message);
    void refreshWaiting();
  }

  async function archive(ids: string[], archived: boolean, undoable = true) {
    const result = await callOrSignIn(actions.setMessagesArchived, { ids, archived });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    note(ids, { archived });
    const back = { label: "Desfazer", onClick: () => start(() => archive(ids, !archived, false)) };
    toast.success(result.message, undoable ? { duration: UNDO_TIME, action: back } : undefined);
    void refreshWaiting();
  }

  async function deliver(_id: string) {
    const result = await callOrSignIn(actions.deliverAgain, { _id });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    note([_id], { delivery: result.data.delivery });
    toast.success(result.message);
  }

  function toggle(message: MessageData) {
    setOpen(open === message._id ? undefined : message._id);
    if (!message.read && open !== message._id) start(() => mark([message._id], true, true));
  }

  const first = list.items.find(({ _id }) => _id === opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message's own screen opens
  useEffect(() => {
    if (first && !first.read) void mark([first._id], true, true);
  }, []);

  const chosenIds = (chosen: MessageData[]) => chosen.map(({ _id }) => _id);
  return (
    <div className="grid gap-4">
      {failure && <Alert>{failure}</Alert>}
      <ManageList
        list={{ ...list, items }}
        copy={inboxCopy}
        nameOf={(message) => `${message.name}: ${subjectOf(message)}`}
        filtered={filtered ?? false}
        labels={LABELS}
        single={opened !== undefined}
        remove={countingUnread(actions.deleteMessages)}
        undo={{ ...undo, restore: countingUnread(undo.restore) }}
        bulk={(chosen, clear) => (
          <>
            <Button look="quiet" disabled={busy} onClick={() => start(() => mark(chosenIds(chosen), true).then(clear))}>
              Marcar como lidas
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => start(() => archive(chosenIds(chosen), true).then(clear))}
            >
              Arquivar
            </Button>
          </>
        )}
        card={(message, { chosen, onChoose, onRemove }) => (
          <InboxCard
            message={message}
            open={open === message._id}
            onToggle={opened ? undefined : () => toggle(message)}
            choice={opened ? undefined : { chosen, toggle: onChoose }}
            busy={busy}
            canMail={canMail}
            onMark={(read) => start(() => mark([message._id], read))}
            onArchive={() => start(() => archive([message._id], !message.archived))}
            onDeliver={() => start(() => deliver(message._id))}
            onRemove={onRemove}
          />
        )}
      />
    </div>
  );
}

/** The same action, after which the menu counts the unread messages again. */
function countingUnread<Input>(action: (input: Input) => Promise<ActionResult>) {
  return async (input: Input) => {
    const result = await action(input);
    void refreshWaiting();
    return result;
  };
}
