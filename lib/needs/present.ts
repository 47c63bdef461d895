import { currentDay, type NeedRow } from "./list";
import { isMore, less } from "./quantity";
import type { ManagedNeed, NeedCardData, NeedState } from "./types";

/** A need for visitors. */
export function presentNeed(row: NeedRow, day = currentDay()): NeedCardData {
  const { id, item, unit, wanted, received, promised, urgency, description, project, event, eventId, place, hours } =
    row;
  return {
    _id: id,
    ...{ item, unit, wanted, received, promised, urgency, description, project, place, hours },
    missing: less(wanted, received, promised),
    state: stateOf(row, day),
    event: event !== null && eventId !== null ? { _id: eventId, title: event } : null,
    until: row.until,
  };
}

function stateOf({ wanted, received, until }: NeedRow, day: string): NeedState {
  if (!isMore(wanted, received)) return "complete";
  return until !== null && until < day ? "closed" : "open";
}

/** A need for administrators: lists and forms of the dashboard. */
export function presentManagedNeed(row: NeedRow): ManagedNeed {
  const { projectId, eventId, active, createdAt, updatedAt } = row;
  return {
    ...presentNeed(row),
    ...{ projectId, eventId, active },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
