import { z } from "zod";
import { entityOf } from "../entities";
import { describeFields } from "./describe";
import type { ChangeRow } from "./list";
import type { ChangeData } from "./types";

const fieldChanges = z.record(z.string(), z.tuple([z.string(), z.string()])).catch({});

/** A change for administrators, in words; `deleted` are the items that one cannot open any more. */
export function presentChange(change: ChangeRow, deleted: ReadonlySet<string>): ChangeData {
  const { id, at, action, userName, entity, entityId, title, fields } = change;
  return {
    ...{ _id: id, at: at.toISOString(), action, userName, entity, entityId, title },
    fields: describeFields(entity, fieldChanges.parse(fields)),
    href: deleted.has(entityId) ? undefined : entityOf(entity)?.href?.(entityId),
  };
}
