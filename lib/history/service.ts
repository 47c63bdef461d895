import "server-only";
import { formatMoment } from "../dates";
import { holdLock } from "../db/locks";
import { entityOf } from "../entities";
import { AppError } from "../errors";
import type { Prisma } from "../generated/prisma/client";
import { truncate } from "../text";
import type { HistoryAction } from "./actions";
import { currentActor } from "./actor";
import { valueText } from "./describe";
import type { FieldChanges } from "./types";

/** Characters stored of a value: enough to recognise it. `fullValue` fields have no limit. */
const MAX_VALUE_LENGTH = 2_000;

export type Snapshot = Record<string, unknown>;

type Event = {
  /** The entity's key. */
  entity: string;
  id: string;
  title: string;
  /** The item's fields before and after the change; only the differences are stored. */
  before?: Snapshot;
  after?: Snapshot;
};

/** Records who did what, in the transaction that does it. An update that changed nothing leaves no trace. */
export const record = (tx: Prisma.TransactionClient, action: HistoryAction, event: Event) =>
  recordAll(tx, action, [event]);

/** `record` for many items, in one statement. */
export async function recordAll(tx: Prisma.TransactionClient, action: HistoryAction, events: Event[]) {
  const { id: userId, name: userName } = currentActor();
  const data = events
    .map(({ before = {}, after = {}, entity, id: entityId, title }) => {
      return { action, userId, userName, entity, entityId, title, fields: differences(entity, before, after) };
    })
    .filter(({ fields }) => action !== "UPDATE" || Object.keys(fields).length > 0);
  if (data.length > 0) await tx.change.createMany({ data });
}

/**
 * Optimistic lock: throws 'stale', with who saved the item since, unless the item is still as it was `seen` (its updatedAt when the
 * form was opened). Call it with the row locked.
 */
export async function assertSeen(
  tx: Prisma.TransactionClient,
  seen: string | undefined,
  item: { id: string; updatedAt: Date },
  entity: string,
) {
  if (!seen || isAsSeen(item, seen)) return;
  const last = await tx.change.findFirst({
    where: { entity, entityId: item.id, action: { notIn: ["SIGN_IN", "ERASE"] } },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  const when = formatMoment(last?.at ?? item.updatedAt);
  const { id } = currentActor();
  if (id && last?.userId === id) {
    throw new AppError(
      "stale",
      `Você alterou este item em ${when}, em outra aba ou aparelho, depois que o abriu aqui.`,
    );
  }
  const who = last?.userName ?? "Outra pessoa";
  throw new AppError("stale", `${who} alterou este item em ${when}, depois que você o abriu.`);
}

/** Whether the item is still as it was `seen`, its updatedAt. */
export const isAsSeen = ({ updatedAt }: { updatedAt: Date }, seen: string | undefined) =>
  seen !== undefined && new Date(seen).getTime() === updatedAt.getTime();

/** The fields in which the history would name a difference. */
export const changedFields = (entity: string, before: Snapshot, after: Snapshot) =>
  Object.keys(differences(entity, before, after));

/** The fields in which changes of other items tell an item's title, by its entity. */
const TOLD_IN: Record<string, string[]> = {
  campaign: ["campanha", "campaign"],
  project: ["project"],
  event: ["event"],
};

/** Before any other lock of what erases items' history: two that name each other's items would wait for each other. */
export const lockErasure = (tx: Prisma.TransactionClient) => holdLock(tx, "erasure");

/**
 * Erases titles and field values from the history: of purged items, or of one that stays and has this `title` now. Changes of other items
 * lose its titles, unless a further item had the same one. Person, action, time and names of the fields stay.
 */
export async function eraseHistory(tx: Prisma.TransactionClient, entity: string, ids: string[], title = "") {
  for (const field of TOLD_IN[entity] ?? [])
    await tx.$executeRaw`
      UPDATE "Change" SET fields = jsonb_set(fields, ARRAY[${field}], '["", ""]') WHERE fields -> ${field}::text ?| ARRAY(
        SELECT title FROM "Change" WHERE entity = ${entity} AND "entityId" = ANY(${ids}) AND title NOT IN ('', ${title})
        EXCEPT SELECT title FROM "Change" WHERE entity = ${entity} AND "entityId" <> ALL(${ids}))`;
  await tx.$executeRaw`
    UPDATE "Change" SET title = ${title},
      fields = coalesce((SELECT jsonb_object_agg(name, '["", ""]'::jsonb) FROM jsonb_object_keys(fields) AS name), '{}')
    WHERE entity = ${entity} AND "entityId" = ANY(${ids})`;
}

function differences(entity: string, before: Snapshot, after: Snapshot): FieldChanges {
  const fields = entityOf(entity)?.fields ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names
      .map((name) => [name, [valueText(before[name]), valueText(after[name])]] as const)
      .filter(([, [was, is]]) => was !== is)
      .map(([name, [was, is]]) => {
        const { personal, fullValue } = fields[name] ?? {};
        const stored = (text: string) => {
          if (personal) return personal === true ? "" : personal(text);
          return fullValue ? text : truncate(text, MAX_VALUE_LENGTH);
        };
        return [name, [stored(was), stored(is)]];
      }),
  );
}
