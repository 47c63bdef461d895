import "server-only";
import { addDays, momentOf, wallClock } from "../dates";
import { db } from "../db/client";
import { notFound } from "../errors";
import type { Prisma } from "../generated/prisma/client";
import { attachImage } from "../images/service";
import type { ImportedIdentity, Store, Transaction } from "../items/store";
import { createItem, removeItems, switchItems, updateItem } from "../items/write";
import { calendarCopy } from "./copy";
import { eventEntity } from "./entity";
import type { EventInput } from "./schema";

const withImage = { image: true } satisfies Prisma.CalendarEventInclude;

export type EventRow = Prisma.CalendarEventGetPayload<{ include: typeof withImage }>;

const store: Store<EventRow> = {
  entity: eventEntity,
  missing: calendarCopy.missing,
  read: (tx, ids) => tx.calendarEvent.findMany({ where: { id: { in: ids } }, include: withImage }),
  title: ({ acoes }) => acoes,
  snapshot: ({ acoes, local, eventos, startsAt, termino, active, cancelled, image }) => ({
    ...{ acoes, local, eventos, startsAt, termino, active, cancelled },
    image: image?.url ?? image?.id,
  }),
};

/** The event with that id; 'notFound' when there is none, or when it is disabled and `activeOnly`. */
export async function getEvent(id: string, { activeOnly = false } = {}) {
  const event = await db.calendarEvent.findFirst({
    where: { id, ...(activeOnly && { active: true }) },
    include: withImage,
  });
  if (!event) throw notFound(calendarCopy.missing);
  return event;
}

export function createEvent(input: EventInput, imported: ImportedIdentity = {}) {
  const { image, imageAlt, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    const imageId = await attachImage(tx, { image, imageAlt });
    return tx.calendarEvent.create({ data: { ...fields, ...imported, imageId }, include: withImage });
  };
  return createItem(store, imported.id, insert, saving(input));
}

/** Replaces the event; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export const updateEvent = (id: string, input: EventInput) => updateItem(store, id, input.seen, saving(input));

const saving =
  ({ image, imageAlt, seen: _, ...fields }: EventInput) =>
  async (tx: Transaction, before: EventRow) => {
    const imageId = await attachImage(tx, { image, imageAlt }, before.image);
    return tx.calendarEvent.update({ where: { id: before.id }, data: { ...fields, imageId }, include: withImage });
  };

/** The same a week later, at the same time of day; disabled, so that it is looked at before visitors see it. */
export async function duplicateEvent(id: string) {
  const { acoes, local, eventos, imageId, startsAt, termino } = await getEvent(id);
  const { day, hour } = wallClock(startsAt);
  const nextWeek = momentOf(`${addDays(day, 7)}T${hour}`);
  const data = { acoes, local, eventos, imageId, startsAt: nextWeek, termino, active: false };
  return createItem(store, undefined, (tx) => tx.calendarEvent.create({ data, include: withImage }));
}

/** Takes events off the site, or puts them back. */
export const setEventsActive = (ids: string[], active: boolean) =>
  switchItems(store, ids, { active }, (tx, found) =>
    tx.calendarEvent.updateMany({ where: { id: { in: found } }, data: { active } }),
  );

/** Cancels events, or reinstates them. Cancelled events stay on the site, marked as such. */
export const setEventsCancelled = (ids: string[], cancelled: boolean) =>
  switchItems(store, ids, { cancelled }, (tx, found) =>
    tx.calendarEvent.updateMany({ where: { id: { in: found } }, data: { cancelled } }),
  );

/** Puts events into the trash. */
export const deleteEvents = (ids: string[]) => removeItems(store, ids);
