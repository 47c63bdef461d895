import { z } from "zod";
import { entityOf } from "../entities";
import { type CategoryLabels, describeFields } from "./describe";
import type { ChangeRow } from "./list";
import type { ChangeData } from "./types";

/** What a change stored, as JSON. */
export const fieldChanges = z.record(z.string(), z.tuple([z.string(), z.string()])).catch({});

/** A change for administrators, in words, with the item's address if the account `canOpen` it. */
export function presentChange(change: ChangeRow, canOpen: boolean, categories: CategoryLabels): ChangeData {
  const { id, at, action, userName, entity, entityId, title, fields } = change;
  return {
    _id: id,
    at: at.toISOString(),
    action,
    userName,
    entity,
    entityId,
    title,
    fields: describeFields(entity, fieldChanges.parse(fields), categories),
    href: canOpen ? entityOf(entity)?.href?.(entityId) : undefined,
  };
}
