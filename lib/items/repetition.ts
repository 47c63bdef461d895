import "server-only";
import { holdLock } from "../db/locks";
import { AppError } from "../errors";
import { currentActor } from "../history/actor";
import { isAsSeen } from "../history/service";
import { lockItems, type Row, type Store, type Transaction } from "./store";

// A request to create an item that comes again, because its answer was lost, or because the same draft is open on two devices.

/** Time after an item's creation in which the same request counts as a repetition. Later it comes of an old draft, or an old key. */
export const REPETITION_MS = 15 * 60_000;

export type Dated = Row & { updatedAt: Date };

export type Repeatable = {
  /** Made by the form, or of the API's key. */
  id?: string;
  /** The `updatedAt` of the item of this id, which the person has compared with the form. */
  seen?: string;
  /** Of a form without drafts, which is open on one device only: a difference is a correction before the second try. */
  mayCorrect?: boolean;
};

/**
 * The item of this id, locked, if it is as it was `seen`, or the acting account has just created it and nobody else has changed it since
 * (else 'stale': somebody may have made it of the same draft). A repetition that comes at the same time waits for the first.
 */
export async function findCreated<Item extends Dated>(tx: Transaction, store: Store<Item>, id: string, seen?: string) {
  const { id: userId } = currentActor();
  if (userId === null) return undefined; // an import: an item with its id was created by somebody else
  await lockNewId(tx, id);
  const [known] = await lockItems(tx, store, [id]);
  if (known && isAsSeen(known, seen)) return known;
  const entity = store.entity.key;
  const creation = await findCreation(tx, { entity, id, userId });
  // In the trash, too: only one of an id can come back.
  if (!creation && !known && (await tx.trash.count({ where: { entity, id } })) === 0) return undefined;
  if (!creation?.mayBeRepeated) throw new AppError("stale", SAVED_BEFORE);
  return known;
}

/** Whether that account created the item, and may create it again: its answer may have been lost, and nobody else has changed it since. */
async function findCreation(tx: Transaction, { entity, id, userId }: Record<"entity" | "id" | "userId", string>) {
  const changes = await tx.change.findMany({
    where: { entity, entityId: id },
    select: { action: true, userId: true, at: true },
  });
  const creation = changes.find((change) => change.action === "CREATE" && change.userId === userId);
  if (!creation) return undefined;
  const isOwn = changes.every((change) => change.userId === userId && change.action !== "DELETE");
  return { mayBeRepeated: isOwn && Date.now() - creation.at.getTime() < REPETITION_MS };
}

export const SAVED_BEFORE = "Este item já tinha sido salvo. Está na lista ou na lixeira.";

/** Locks the id of an item that may not exist yet, until the transaction ends. */
export const lockNewId = (tx: Transaction, id: string) => holdLock(tx, "item", id);
