"use server";

import { manageEventCopy } from "@/lib/calendar/manage-copy";
import { presentManagedEvent } from "@/lib/calendar/present";
import { cancellation, eventForm } from "@/lib/calendar/schema";
import * as calendar from "@/lib/calendar/service";
import { byId, newItem } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";
import { activeAction, deleteAction, formActions } from "@/lib/web/item-actions";

export const { create: createEvent, update: updateEvent } = formActions("content:write", {
  input: eventForm,
  read: calendar.getEvent,
  create: calendar.createEvent,
  update: calendar.updateEvent,
  present: presentManagedEvent,
  copy: manageEventCopy,
});

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
