"use client";

import { useEffect, useState, useTransition } from "react";
import { toast } from "sonner";
import { callOrSignIn } from "@/components/forms/call-action";
import { BulkBar } from "@/components/manage/bulk-bar";
import { UNDO_TIME, useRemoval } from "@/components/manage/use-removal";
import { useSelection } from "@/components/manage/use-selection";
import { refreshUnread } from "@/components/painel/unread-count";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Empty } from "@/components/ui/empty";
import type { ActionResult } from "@/lib/action-result";
import { inboxCopy, type MessageData, subjectOf } from "@/lib/messages/inbox-model";
import { InboxCard } from "./inbox-card";

type Props = {
  messages: MessageData[];
  /** The message that is open from the start. */
  opened?: string;
  /** Something is searched for, or a part of the inbox is chosen. */
  filtered?: boolean;
  /** Whether messages can be sent by e-mail. */
  canMail: boolean;
  actions: {
    setMessagesRead: (input: { ids: string[]; read: boolean }) => Promise<ActionResult>;
    setMessagesArchived: (input: { ids: string[]; archived: boolean }) => Promise<ActionResult>;
    deleteMessages: (input: { ids: string[] }) => Promise<ActionResult>;
    deliverAgain: (input: { _id: string }) => Promise<ActionResult<MessageData>>;
  };
};

/** What visitors wrote: opening a message marks it as read; archiving and deleting can be taken back for some seconds. */
export function Inbox({ messages, opened, filtered, canMail, actions }: Props) {
  const [open, setOpen] = useState(opened);
  // What happened here since the list was read, by message.
  const [changes, setChanges] = useState<Record<string, Partial<MessageData>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, start] = useTransition();
  const remove = async (input: { ids: string[] }) => {
    const result = await actions.deleteMessages(input);
    void refreshUnread();
    return result;
  };
  const removal = useRemoval<MessageData>(remove, ({ length }) => inboxCopy.deletedMany(length));
  const shown = messages
    .map((message) => ({ ...message, ...changes[message._id] }))
    .filter((message) => !removal.isGone(message));
  const selection = useSelection(shown);

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
    void refreshUnread();
  }

  async function archive(ids: string[], archived: boolean, undoable = true) {
    const result = await callOrSignIn(actions.setMessagesArchived, { ids, archived });
    setFailure(result.ok ? undefined : result.message);
    if (!result.ok) return;
    note(ids, { archived });
    const undo = { label: "Desfazer", onClick: () => start(() => archive(ids, !archived, false)) };
    toast.success(result.message, undoable ? { duration: UNDO_TIME, action: undo } : undefined);
    void refreshUnread();
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

  const first = messages.find(({ _id }) => _id === opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message's own screen opens
  useEffect(() => {
    if (first && !first.read) void mark([first._id], true, true);
  }, []);

  const idsOf = (chosen: MessageData[]) => chosen.map(({ _id }) => _id);
  const problem = failure ?? removal.failure;
  return (
    <div className="grid gap-4">
      {problem && <Alert>{problem}</Alert>}
      {shown.length === 0 && (
        <Empty title={filtered ? "Nada encontrado. Tente outras palavras ou outro filtro." : inboxCopy.none} />
      )}
      {shown.length > 0 && !opened && (
        <BulkBar
          selection={selection}
          busy={busy}
          labels={{ all: "Escolher todas", chosen: "escolhida(s)" }}
          onRemove={() => removal.ask(...selection.chosen)}
        >
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => start(() => mark(idsOf(selection.chosen), true).then(selection.clear))}
          >
            Marcar como lidas
          </Button>
          <Button
            look="quiet"
            disabled={busy}
            onClick={() => start(() => archive(idsOf(selection.chosen), true).then(selection.clear))}
          >
            Arquivar
          </Button>
        </BulkBar>
      )}
      <ul className="grid gap-3">
        {shown.map((message) => (
          <li key={message._id}>
            <InboxCard
              message={message}
              open={open === message._id}
              onToggle={opened ? undefined : () => toggle(message)}
              choice={opened ? undefined : { chosen: selection.has(message), toggle: () => selection.toggle(message) }}
              busy={busy}
              canMail={canMail}
              onMark={(read) => start(() => mark([message._id], read))}
              onArchive={() => start(() => archive([message._id], !message.archived))}
              onDeliver={() => start(() => deliver(message._id))}
              onRemove={() => removal.ask(message)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...removal.dialog}
        onConfirm={() => {
          removal.dialog.onConfirm();
          selection.clear();
        }}
        title={removal.asked.length > 1 ? inboxCopy.confirmDeleteMany(removal.asked.length) : inboxCopy.confirmDelete}
        detail={removal.asked.map((message) => `${message.name}: ${subjectOf(message)}`).join(" · ")}
        confirm="Excluir"
      />
    </div>
  );
}
