"use server";

import { z } from "zod";
import { byId, byIds } from "@/lib/inputs";
import { inboxCopy } from "@/lib/messages/inbox-copy";
import { presentMessage } from "@/lib/messages/present";
import * as messages from "@/lib/messages/service";
import { adminAction } from "@/lib/web/action";

/** The list stays as it is: who opens a message among the unread ones still wants to read it. */
export const setMessagesRead = adminAction(byIds.extend({ read: z.boolean() }), async ({ ids, read }) => {
  await messages.setMessagesRead(ids, read);
  const message = read ? inboxCopy.read(ids.length) : inboxCopy.unread(ids.length);
  return { message };
});

export const setMessagesArchived = adminAction(byIds.extend({ archived: z.boolean() }), async ({ ids, archived }) => {
  await messages.setMessagesArchived(ids, archived);
  const message = archived ? inboxCopy.archived(ids.length) : inboxCopy.unarchived(ids.length);
  return { message };
});

export const deleteMessages = adminAction(byIds, async ({ ids }) => {
  const removed = await messages.deleteMessages(ids);
  return { message: inboxCopy.deletedMany(removed.length) };
});

/** By e-mail once more: what failed, what was only stored, or what was sent and did not arrive. */
export const deliverAgain = adminAction(byId, async ({ _id }) => {
  const message = await messages.deliverAgain(_id);
  return { message: inboxCopy.queued, data: presentMessage(message) };
});
