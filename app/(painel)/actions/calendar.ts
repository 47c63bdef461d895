"use server";

import { manageEventCopy } from "@/lib/calendar/manage-copy";
import { presentManagedEvent } from "@/lib/calendar/present";
import { cancellation, eventForm } from "@/lib/calendar/schema";
import * as calendar from "@/lib/calendar/service";
import { byId } from "@/lib/inputs";
import { adminAction } from "@/lib/web/action";
import { activeAction, createAction, deleteAction, updateAction } from "@/lib/web/item-actions";

const form = {
  permission: "content:write",
  input: eventForm,
  present: presentManagedEvent,
  copy: manageEventCopy,
} as const;

export const createEvent = createAction(form, calendar.createEvent);

export const updateEvent = updateAction(form, calendar.updateEvent, calendar.getEvent);

/** Creates an inactive copy, a week later. */
export const duplicateEvent = adminAction("content:write", byId, async ({ _id }) => {
  const event = await calendar.duplicateEvent(_id);
  return { message: manageEventCopy.duplicated, data: presentManagedEvent(event) };
});

export const deleteEvents = deleteAction("content:write", calendar.deleteEvents, manageEventCopy);

export const setEventsActive = activeAction("content:write", calendar.setEventsActive, manageEventCopy);

export const setEventsCancelled = adminAction("content:write", cancellation, async ({ ids, cancelled, motivo }) => {
  const switched = await calendar.setEventsCancelled(ids, cancelled, motivo);
  const message = cancelled ? manageEventCopy.cancelled(switched.length) : manageEventCopy.reactivated(switched.length);
  return { message, data: { changed: switched.some(({ changed }) => changed) } };
});
