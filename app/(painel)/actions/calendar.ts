"use server";

import { z } from "zod";
import { manageEventCopy } from "@/lib/calendar/manage-model";
import { presentManagedEvent } from "@/lib/calendar/present";
import { eventForm } from "@/lib/calendar/schema";
import * as calendar from "@/lib/calendar/service";
import { byId, byIds } from "@/lib/inputs";
import { manageQuery, toListQuery } from "@/lib/listing-query";
import { adminAction } from "@/lib/web/action";
import { tags } from "@/lib/web/cache";

const changed = [tags.calendar];

export const createEvent = adminAction(eventForm, async (input) => {
  const event = await calendar.createEvent(input);
  return { message: manageEventCopy.created, data: presentManagedEvent(event), changed };
});

export const updateEvent = adminAction(
  byId.and(eventForm),
  async ({ _id, ...input }) => {
    const event = await calendar.updateEvent(_id, input);
    return { message: manageEventCopy.updated, data: presentManagedEvent(event), changed };
  },
  async ({ _id }) => presentManagedEvent(await calendar.getEvent(_id)),
);

/** A copy a week later, not on the site yet. */
export const duplicateEvent = adminAction(byId, async ({ _id }) => {
  const event = await calendar.duplicateEvent(_id);
  return { message: manageEventCopy.duplicated, data: presentManagedEvent(event), changed };
});

export const deleteEvents = adminAction(byIds, async ({ ids }) => {
  for (const id of ids) await calendar.deleteEvent(id);
  return { message: manageEventCopy.deleted(ids.length), data: undefined, changed };
});

export const setEventsActive = adminAction(byIds.extend({ active: z.boolean() }), async ({ ids, active }) => {
  await calendar.setEventsActive(ids, active);
  return { message: manageEventCopy.switched(ids.length, active), data: undefined, changed };
});

export const setEventsCancelled = adminAction(byIds.extend({ cancelled: z.boolean() }), async ({ ids, cancelled }) => {
  await calendar.setEventsCancelled(ids, cancelled);
  const message = cancelled ? manageEventCopy.cancelled(ids.length) : manageEventCopy.reactivated(ids.length);
  return { message, data: undefined, changed };
});

/** The next items of a list that shows 'Todos'. */
export const loadEvents = adminAction(manageQuery, async (query) => {
  const list = await calendar.listManagedEvents(toListQuery(query));
  return { message: "", data: { ...list, items: list.items.map(presentManagedEvent) }, changed: [] };
});
