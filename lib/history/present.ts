import { z } from "zod";
import type { ChangeData } from "./model";
import type { ChangeRow } from "./service";

const fieldChanges = z.record(z.string(), z.tuple([z.string(), z.string()])).catch({});

/** A change for administrators. */
export function presentChange({ id, at, action, userName, entity, entityId, title, fields }: ChangeRow): ChangeData {
  return {
    _id: id,
    at: at.toISOString(),
    action,
    userName,
    entity,
    entityId,
    title,
    fields: fieldChanges.parse(fields),
  };
}
