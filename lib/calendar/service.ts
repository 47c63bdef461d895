import "server-only";
import { assertCampaign, nameCampaigns } from "../campaigns/service";
import { addDays, momentOf, wallClock } from "../dates";
import { db } from "../db/client";
import { AppError, notFound } from "../errors";
import type { Prisma } from "../generated/prisma/client";
import { attachPictures, photosSnapshot, replaced, withPhotos } from "../images/photos";
import { type GivenIdentity, type Store, snapshotOf, type Transaction } from "../items/store";
import { createItem, removeItems, setActive, switchItems, updateItem } from "../items/write";
import { calendarCopy } from "./copy";
import { eventEntity } from "./entity";
import { endOf, HOUR_MS } from "./event-texts";
import { manageEventCopy } from "./manage-copy";
import type { Cancellation, EventInput } from "./schema";
import { MAX_HOURS } from "./when-schema";

export const withPictures = { image: true, ...withPhotos } satisfies Prisma.CalendarEventInclude;

export type EventRow = Prisma.CalendarEventGetPayload<{ include: { image: true } }>;

/** With its photographs. */
export type EventRowWithPhotos = Prisma.CalendarEventGetPayload<{ include: typeof withPictures }>;

type StoredEvent = EventRowWithPhotos & { campaignTitle?: string };

const store: Store<StoredEvent> = {
  entity: eventEntity,
  missing: calendarCopy.missing,
  read: async (tx, ids) =>
    nameCampaigns(tx, await tx.calendarEvent.findMany({ where: { id: { in: ids } }, include: withPictures })),
  title: ({ acoes }) => acoes,
  snapshot: (row) => snapshotOf(eventEntity, row, { fotos: photosSnapshot(row.photos), campanha: row.campaignTitle }),
  children: [{ table: "Photo", column: "eventId" }],
};

/** The event with that id; 'notFound' when there is none, or when it is disabled and `activeOnly`. */
export async function getEvent(id: string, { activeOnly = false } = {}) {
  const event = await db.calendarEvent.findFirst({
    where: { id, ...(activeOnly && { active: true }) },
    include: withPictures,
  });
  if (!event) throw notFound(calendarCopy.missing);
  return event;
}

export function createEvent(input: EventInput, identity: GivenIdentity = {}) {
  const { image, imageAlt, fotos, seen: _, ...fields } = input;
  const insert = async (tx: Transaction) => {
    await assertCampaign(tx, fields.campaignId);
    const { imageId, photos } = await attachPictures(tx, { image, imageAlt, fotos });
    const data = { ...reasonOnlyIfCancelled(fields), ...identity, imageId, photos: { create: photos } };
    return tx.calendarEvent.create({ data });
  };
  return createItem(store, { id: identity.id, seen: input.seen }, insert, saving(input));
}

/** Replaces the event; what is absent stays as it is. 'stale' when it is no longer as `seen`. */
export const updateEvent = (id: string, input: EventInput) => updateItem(store, id, input.seen, saving(input));

const saving =
  ({ image, imageAlt, fotos, seen: _, ...fields }: EventInput) =>
  async (tx: Transaction, before: EventRowWithPhotos) => {
    await assertCampaign(tx, fields.campaignId, before.campaignId);
    const { imageId, photos } = await attachPictures(tx, { image, imageAlt, fotos }, before);
    const data = {
      ...reasonOnlyIfCancelled(fields, before.cancelled),
      termino: keptEnd(fields, before),
      imageId,
      photos: replaced(photos),
    };
    return tx.calendarEvent.update({ where: { id: before.id }, data });
  };

/**
 * The end to store. One that the input leaves out is kept, unless the new start moves it from the start's day to the next one,
 * or back, or makes the event longer than MAX_HOURS: then it is removed.
 */
function keptEnd({ startsAt, termino }: Pick<EventInput, "startsAt" | "termino">, before: EventRow) {
  const known = before.termino;
  if (termino !== undefined || known === null) return termino;
  const endsOnStartDay = (start: Date) => known > wallClock(start).hour;
  const end = endOf({ startsAt, termino: known });
  const isShort = end !== undefined && end.getTime() - startsAt.getTime() <= MAX_HOURS * HOUR_MS;
  return isShort && endsOnStartDay(startsAt) === endsOnStartDay(before.startsAt) ? known : null;
}

/** Only a cancelled event has a reason: that of another one is emptied. `was`: whether it is cancelled, where the input does not say. */
const reasonOnlyIfCancelled = <Fields extends { cancelled?: boolean; motivo?: string }>(
  fields: Fields,
  was = false,
): Fields => ((fields.cancelled ?? was) ? fields : { ...fields, motivo: "" });

/** A copy a week later, at the same time of day, without photographs; inactive, so that it is checked before visitors see it. */
export async function duplicateEvent(id: string, identity: GivenIdentity = {}) {
  const { acoes, local, eventos, campaignId, imageId, startsAt, termino } = await getEvent(id);
  const { day, hour } = wallClock(startsAt);
  const nextWeek = momentOf(`${addDays(day, 7)}T${hour}`);
  const data = { ...identity, acoes, local, eventos, campaignId, imageId, startsAt: nextWeek, termino, active: false };
  return createItem(store, { id: identity.id }, (tx) => tx.calendarEvent.create({ data }));
}

export const setEventsActive = (ids: string[], active: boolean) => setActive(store, ids, active);

/**
 * Cancels events, or reinstates them, which takes the reason away. Cancelled events stay on the site, marked as such. A `motivo` is
 * for those that have none: 'conflict' where somebody else has given another one meanwhile, or has reinstated what `wasCancelled`.
 */
export function setEventsCancelled(
  ids: string[],
  cancelled: boolean,
  { motivo = "", wasCancelled = false }: Pick<Cancellation, "motivo" | "wasCancelled"> = {},
) {
  const values = reasonOnlyIfCancelled({ cancelled, ...(motivo && { motivo }) });
  return switchItems(store, ids, values, async (tx, changed) => {
    const reinstated = { id: { in: changed }, cancelled: false };
    if (wasCancelled && (await tx.calendarEvent.count({ where: reinstated })) > 0)
      throw new AppError("conflict", manageEventCopy.reinstated);
    const withoutOtherReason = cancelled && motivo ? { motivo: { in: ["", motivo] } } : {};
    const { count } = await tx.calendarEvent.updateMany({
      where: { id: { in: changed }, ...withoutOtherReason },
      data: values,
    });
    if (count < changed.length) throw new AppError("conflict", manageEventCopy.reasonGiven);
  });
}

/** Puts events into the trash. */
export const deleteEvents = (ids: string[]) => removeItems(store, ids);
