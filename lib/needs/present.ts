import { currentDay } from "../dates";
import { onlyFields } from "../only-fields";
import { whatsappNumber } from "../settings/phone";
import { managedNeedAnswer, needAnswer } from "./api";
import { stateOf } from "./describe";
import type { NeedRow } from "./list";
import type { PromiseRow } from "./promises/rows";
import { isMore, less } from "./quantity";
import type { ManagedPromise, PromiseView } from "./types";

/** A need for visitors. */
export function presentNeed(row: NeedRow, day = currentDay()) {
  const { id, wanted, received, promised, event, eventId, campaign, permalink } = row;
  return onlyFields(needAnswer, {
    ...row,
    _id: id,
    missing: less(wanted, received, promised),
    state: stateOf(row, day),
    event: event !== null && eventId !== null ? { _id: eventId, title: event } : null,
    campaign: campaign !== null && permalink !== null ? { permalink, title: campaign } : null,
  });
}

/** A need for administrators: lists and forms of the dashboard. */
export const presentManagedNeed = (row: NeedRow) =>
  onlyFields(managedNeedAnswer, {
    ...row,
    ...presentNeed(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });

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
