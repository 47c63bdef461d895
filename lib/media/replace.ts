import "server-only";
import { db } from "../db/client";
import { entityOf, mayOn } from "../entities";
import { AppError, hasCode } from "../errors";
import { record } from "../history/service";
import { announcePlaces, findPlaces, type Place } from "../images/places";
import { findUnused, mayRemoveFiles } from "../images/unused";
import { changePicture, lockForNoKeyUpdate } from "../items/picture-owners";
import type { Transaction } from "../items/store";
import type { Role } from "../roles";
import { libraryCopy } from "./copy";
import { lockListed, removeFiles, subjectOf } from "./service";

/**
 * Replaces a picture by an uploaded one in one transaction, in every item, text, slide and trashed item that refers to it. The address
 * changes, so that no cache or browser shows the old file; the old address (in an open form, or an earlier version of an article)
 * redirects to the new one by `formerIds`. 'forbidden' when it is shown where the role may not write: in the logo, say.
 */
export async function replacePicture(id: string, byId: string, role: Role) {
  const mayGo = await db.$transaction(async (tx) => {
    await lockPlaces(tx, await findPlaces(tx, [id]));
    const before = await lockListed(tx, id);
    const [fresh] = await findUnused(tx, { among: [byId] });
    if (fresh === undefined || byId === id) throw new AppError("conflict", libraryCopy.notNew);
    const places = await findPlaces(tx, [id]);
    // Those that came until the picture was locked: who has one of them may be waiting for the picture.
    await lockPlaces(tx, places, "NOWAIT").catch(refuseInUse);
    if (places.some(({ entity }) => entityOf(entity) && !mayOn(role, "write", entity)))
      throw new AppError("forbidden", libraryCopy.elsewhere);
    await changePicture(tx, id, byId);
    const { alt, kept, formerIds } = before;
    const data = { alt, kept, listed: true, formerIds: [...formerIds, id] };
    await tx.image.update({ where: { id: byId }, data });
    await record(tx, "UPDATE", { ...subjectOf({ id: byId, alt }), before: { image: id }, after: { image: byId } });
    await announcePlaces(tx, places);
    await tx.image.delete({ where: { id } });
    return mayRemoveFiles(tx);
  });
  if (mayGo) await removeFiles(id);
}

const LOCK_NOT_AVAILABLE = "55P03";

function refuseInUse(error: unknown): never {
  throw hasCode(error, LOCK_NOT_AVAILABLE) ? new AppError("conflict", libraryCopy.inUse) : error;
}

/** Tables of the places that are no entities. */
const OTHER_TABLES: Record<string, { table: string; key?: string }> = {
  draft: { table: "Draft" },
  "removed-draft": { table: "Draft" },
  settings: { table: "Setting", key: "key" },
  trash: { table: "Trash" },
};

/** Locks what shows a picture before the picture itself, as every save does; drafts last, as a save has locked its article, and a purge the trash. */
async function lockPlaces(tx: Transaction, places: Place[], wait: "" | "NOWAIT" = "") {
  const keys = [...new Set(places.map(({ entity }) => entity))].sort();
  const isDraft = (key: string) => OTHER_TABLES[key]?.table === "Draft";
  for (const key of [...keys.filter((key) => !isDraft(key)), ...keys.filter(isDraft)]) {
    const ids = places.filter(({ entity }) => entity === key).map(({ id }) => id);
    const table = entityOf(key)?.table;
    const rows = table ? { table } : OTHER_TABLES[key];
    if (rows) await lockForNoKeyUpdate(tx, { ...rows, wait }, ids);
  }
}
