import { DAY_MS } from "../dates";
import { entityOf } from "../entities";
import { TRASH_DAYS } from "./limits";
import type { TrashRow } from "./list";
import type { TrashItem } from "./types";

export function presentTrash({ entity, id, title, writer, removedAt, userName }: TrashRow): TrashItem {
  const left = removedAt.getTime() + TRASH_DAYS * DAY_MS - Date.now();
  return {
    entity,
    id,
    title: writer ? `${writer}: ${title}` : title,
    userName,
    label: entityOf(entity)?.label ?? entity,
    removedAt: removedAt.toISOString(),
    daysLeft: Math.max(0, Math.ceil(left / DAY_MS)),
  };
}
