"use client";

import { FEMININE } from "@/components/manage/bulk-bar";
import { ManageList } from "@/components/manage/manage-list";
import type { Undo } from "@/components/manage/use-removal";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { Page } from "@/lib/lists/listing";
import { subjectOf } from "@/lib/messages/describe";
import { inboxCopy } from "@/lib/messages/inbox-copy";
import type { MessageData } from "@/lib/messages/types";
import { InboxCard } from "./inbox-card";
import { type InboxActions, thenRefreshUnread, useInbox } from "./use-inbox";

type Props = {
  list: Page<MessageData>;
  /** The id of the only message, on that message's own screen. */
  opened?: string;
  /** Whether the list is searched or filtered. */
  filtered?: boolean;
  /** Whether e-mail is configured. */
  canMail: boolean;
  undo: Undo;
  actions: InboxActions;
};

/** Visitors' messages. Expanding one marks it as read; archiving and removal can be undone. */
export function Inbox({ list, opened, filtered, canMail, undo, actions }: Props) {
  const inbox = useInbox(list, opened, actions);
  const { open, busy, start } = inbox;
  const idsOf = (messages: MessageData[]) => messages.map(({ _id }) => _id);
  return (
    <div className="grid gap-4">
      {inbox.failure && <Alert>{inbox.failure}</Alert>}
      <ManageList
        list={{ ...list, items: inbox.items }}
        copy={inboxCopy}
        nameOf={(message) => `${message.name}: ${subjectOf(message)}`}
        filtered={filtered ?? false}
        labels={FEMININE}
        single={opened !== undefined}
        remove={thenRefreshUnread(actions.deleteMessages)}
        undo={{ ...undo, restore: thenRefreshUnread(undo.restore) }}
        bulk={(selected, clear) => (
          <>
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => start(() => inbox.mark(idsOf(selected), true).then((done) => done && clear()))}
            >
              Marcar como lidas
            </Button>
            <Button
              variant="quiet"
              disabled={busy}
              onClick={() => start(() => inbox.archive(idsOf(selected), true).then((done) => done && clear()))}
            >
              Arquivar
            </Button>
          </>
        )}
        card={(message, { selected, onSelect, onRemove }) => (
          <InboxCard
            message={message}
            open={open === message._id}
            onToggle={opened ? undefined : () => inbox.toggle(message)}
            selection={opened ? undefined : { selected, toggle: onSelect }}
            busy={busy}
            canMail={canMail}
            onMark={(read) => start(() => inbox.mark([message._id], read))}
            onArchive={() => start(() => inbox.archive([message._id], !message.archived))}
            onAnswered={() => start(() => inbox.noteAnswer(message._id, !message.answered))}
            onDeliver={() => start(() => inbox.deliver(message._id))}
            onRemove={onRemove}
          />
        )}
      />
    </div>
  );
}
