"use server";

import { manageEventCopy } from "@/lib/calendar/manage-copy";
import { presentManagedEvent } from "@/lib/calendar/present";
import { cancellation, eventForm } from "@/lib/calendar/schema";
import * as calendar from "@/lib/calendar/service";
import { byId, newItem } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction } from "@/lib/web/list-actions";

const currentVersion = async ({ _id = "" }) => presentManagedEvent(await calendar.getEvent(_id));

export const createEvent = adminAction(
  "content:write",
  newItem.and(eventForm),
  async ({ _id, ...input }) => {
    const event = await calendar.createEvent(input, { id: _id });
    return { message: manageEventCopy.created, data: presentManagedEvent(event) };
  },
  currentVersion,
);

export const updateEvent = adminAction(
  "content:write",
  byId.and(eventForm),
  async ({ _id, ...input }) => {
    const event = await calendar.updateEvent(_id, input);
    return { message: manageEventCopy.updated, data: presentManagedEvent(event) };
  },
  currentVersion,
);

const copyOf = byId.extend({ copyId: newItem.shape._id });

/** Creates an inactive copy, a week later. */
export const duplicateEvent = adminAction("content:write", copyOf, async ({ _id, copyId }) => {
  const event = await calendar.duplicateEvent(_id, { id: copyId });
  return { message: manageEventCopy.duplicated, data: presentManagedEvent(event) };
});

export const deleteEvents = deleteAction("content:write", calendar.deleteEvents, manageEventCopy);

export const setEventsActive = activeAction("content:write", calendar.setEventsActive, manageEventCopy);

/** Answers with whether it changed anything, and with the reason that the (first) event had before, which its reinstatement takes away. */
export const setEventsCancelled = adminAction("content:write", cancellation, async ({ ids, cancelled, ...reason }) => {
  const switched = await calendar.setEventsCancelled(ids, cancelled, reason);
  const message = cancelled ? manageEventCopy.cancelled(switched.length) : manageEventCopy.reactivated(switched.length);
  const motivoBefore = switched[0]?.before.motivo ?? "";
  return { message, data: { changed: switched.some(({ changed }) => changed), motivoBefore } };
});
