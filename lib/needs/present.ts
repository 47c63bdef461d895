import { currentDay } from "../dates";
import { whatsappNumber } from "../settings/phone";
import { stateOf } from "./describe";
import type { NeedRow } from "./list";
import type { PromiseRow } from "./promises/rows";
import { isMore, less } from "./quantity";
import type { ManagedNeed, ManagedPromise, NeedCardData, PromiseView } from "./types";

/** A need for visitors. */
export function presentNeed(row: NeedRow, day = currentDay()): NeedCardData {
  const { id, item, unit, wanted, received, promised, urgency, description, project, event, eventId, place, hours } =
    row;
  return {
    _id: id,
    item,
    unit,
    wanted,
    received,
    promised,
    urgency,
    description,
    project,
    place,
    hours,
    missing: less(wanted, received, promised),
    state: stateOf(row, day),
    event: event !== null && eventId !== null ? { _id: eventId, title: event } : null,
    campaign:
      row.campaign !== null && row.permalink !== null ? { permalink: row.permalink, title: row.campaign } : null,
    until: row.until,
  };
}

/** A need for administrators: lists and forms of the dashboard. */
export function presentManagedNeed(row: NeedRow): ManagedNeed {
  const { projectId, eventId, campaignId, active, createdAt, updatedAt } = row;
  return {
    ...presentNeed(row),
    projectId,
    eventId,
    campaignId,
    active,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type FoundPromise = { need: NeedRow; promise: PromiseRow; counts: boolean };

/** A promise for its private page. */
export function presentPromise({ need, promise, counts }: FoundPromise): PromiseView {
  const { quantity, arrived, name, until } = promise;
  return { need: presentNeed(need), quantity, arrived, name, until, counts };
}

/** A promise for administrators. */
export function presentManagedPromise(row: PromiseRow): ManagedPromise {
  const { id, name, contact, quantity, arrived, until } = row;
  return {
    _id: id,
    name,
    contact,
    quantity,
    arrived,
    until,
    whatsapp: whatsappNumber(contact),
    outstanding: less(quantity, arrived),
    state: promiseStateOf(row),
  };
}

function promiseStateOf({ quantity, arrived, withdrawnAt, until }: PromiseRow) {
  if (!isMore(quantity, arrived)) return "kept";
  if (withdrawnAt) return "withdrawn";
  return until < currentDay() ? "expired" : "open";
}
