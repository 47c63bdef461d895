"use client";

import { ManageList } from "@/components/manage/manage-list";
import type { Undo } from "@/components/manage/use-removal";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Page } from "@/lib/lists/listing";
import { subjectOf } from "@/lib/messages/describe";
import { inboxCopy } from "@/lib/messages/inbox-copy";
import type { MessageData } from "@/lib/messages/types";
import { InboxCard } from "./inbox-card";
import { countingUnread, type InboxActions, useInbox } from "./use-inbox";

type Props = {
  list: Page<MessageData>;
  /** The message that is open from the start. */
  opened?: string;
  /** Something is searched for, or a part of the inbox is chosen. */
  filtered?: boolean;
  /** Whether messages can be sent by e-mail. */
  canMail: boolean;
  undo: Undo;
  actions: InboxActions;
};

const LABELS = { all: "Escolher todas", chosen: "escolhida(s)" };

/** What visitors wrote: opening a message marks it as read; archiving and removing can be taken back. */
export function Inbox({ list, opened, filtered, canMail, undo, actions }: Props) {
  const inbox = useInbox(list, opened, actions);
  const { open, busy, start } = inbox;
  const chosenIds = (chosen: MessageData[]) => chosen.map(({ _id }) => _id);
  return (
    <div className="grid gap-4">
      {inbox.failure && <Alert>{inbox.failure}</Alert>}
      <ManageList
        list={{ ...list, items: inbox.items }}
        copy={inboxCopy}
        nameOf={(message) => `${message.name}: ${subjectOf(message)}`}
        filtered={filtered ?? false}
        labels={LABELS}
        single={opened !== undefined}
        remove={countingUnread(actions.deleteMessages)}
        undo={{ ...undo, restore: countingUnread(undo.restore) }}
        bulk={(chosen, clear) => (
          <>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => start(() => inbox.mark(chosenIds(chosen), true).then(clear))}
            >
              Marcar como lidas
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              onClick={() => start(() => inbox.archive(chosenIds(chosen), true).then(clear))}
            >
              Arquivar
            </Button>
          </>
        )}
        card={(message, { chosen, onChoose, onRemove }) => (
          <InboxCard
            message={message}
            open={open === message._id}
            onToggle={opened ? undefined : () => inbox.toggle(message)}
            choice={opened ? undefined : { chosen, toggle: onChoose }}
            busy={busy}
            canMail={canMail}
            onMark={(read) => start(() => inbox.mark([message._id], read))}
            onArchive={() => start(() => inbox.archive([message._id], !message.archived))}
            onDeliver={() => start(() => inbox.deliver(message._id))}
            onRemove={onRemove}
          />
        )}
      />
    </div>
  );
}
