"use server";

import { z } from "zod";
import { byId, byIds } from "@/lib/inputs";
import { inboxCopy } from "@/lib/messages/inbox-copy";
import { presentMessage } from "@/lib/messages/present";
import * as messages from "@/lib/messages/service";
import { adminAction } from "@/lib/web/action";
import { deleteAction } from "@/lib/web/item-actions";

/** Without refresh(): in the list of unread messages, the one just opened must not disappear. */
export const setMessagesRead = adminAction(
  "messages:write",
  byIds.extend({ read: z.boolean() }),
  async ({ ids, read }) => {
    await messages.setMessagesRead(ids, read);
    const message = read ? inboxCopy.read(ids.length) : inboxCopy.unread(ids.length);
    return { message };
  },
);

export const setMessagesArchived = adminAction(
  "messages:write",
  byIds.extend({ archived: z.boolean() }),
  async ({ ids, archived }) => {
    const switched = await messages.setMessagesArchived(ids, archived);
    const message = archived ? inboxCopy.archived(switched.length) : inboxCopy.unarchived(switched.length);
    return { message, data: switched.filter(({ changed }) => changed).map(({ id }) => id) };
  },
);

const answerInput = byId.extend({ answered: z.boolean(), undo: z.boolean().default(false) });

export const setMessageAnswered = adminAction(
  "messages:write",
  answerInput,
  async ({ _id, answered, undo }, { name }) => {
    const message = await messages.setMessageAnswered(_id, answered, undo);
    const data = { answered: presentMessage(message).answered, changed: message.changed };
    const by = data.answered?.by ?? name;
    const done = by === name || undo ? inboxCopy.answered : inboxCopy.alreadyAnswered(by);
    return { message: answered ? done : inboxCopy.unanswered, data };
  },
);

export const deleteMessages = deleteAction("messages:write", messages.deleteMessages, inboxCopy);

/** Queues the message's e-mail again, whatever became of the first one. */
export const deliverAgain = adminAction("messages:write", byId, async ({ _id }) => {
  const message = await messages.deliverAgain(_id);
  return { message: inboxCopy.queued, data: presentMessage(message) };
});
