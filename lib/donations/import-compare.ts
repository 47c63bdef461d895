import { type Content, nearbyOf, partsOf } from "./fingerprint";
import type { ImportRowState } from "./import-types";
import type { GoodRow } from "./read-rows";

/** A donation that is stored already; `importId` is null of one that was typed in. */
export type StoredDonation = Content & { importKey: string | null; importId: string | null };

/** A row's state, and the stored donation that it equals or resembles. */
export type Compared = { state: Exclude<ImportRowState, "wrong">; like?: StoredDonation };

/** Share of an earlier import's donations that must be found in a sheet for it to count as the same sheet again. */
const SAME_SHEET_SHARE = 0.5;

/**
 * The state of each row, by its line. A row matches a stored donation by key; else by equal content; else by content that
 * differs in one field, within the same sheet. Each donation matches one row at most. `importedKeys` are
 * the rows' keys that were ever imported.
 */
export function compareRows(rows: GoodRow[], stored: StoredDonation[], importedKeys: ReadonlySet<string>) {
  const pool = createPool(stored);
  const byKey = match(rows, (row) => pool.take("key", [row.key]));
  const byContent = match(without(rows, byKey), (row) => pool.take("content", [JSON.stringify(row.parts)]));
  const others = without(without(rows, byKey), byContent);
  const deleted = others.filter(({ key }) => importedKeys.has(key));
  const left = others.filter(({ key }) => !importedKeys.has(key));

  const nearby = new Set(left.flatMap(({ parts }) => nearbyOf(parts)));
  const isMet = (one: StoredDonation) => !pool.has(one) || nearbyOf(partsOf(one)).some((name) => nearby.has(name));
  const isSameSheet = sameSheets(stored, isMet);
  const similar = match(left, ({ parts }) => pool.take("nearby", nearbyOf(parts), isSameSheet));

  const compared = new Map<number, Compared>(left.map(({ line }) => [line, { state: "new" }]));
  for (const { line } of deleted) compared.set(line, { state: "deleted" });
  for (const [{ line }, like] of similar) compared.set(line, { state: "similar", like });
  for (const [{ line }, like] of byContent) {
    const state = like.importId === null ? "typed" : isSameSheet(like) ? "similar" : "elsewhere";
    compared.set(line, { state, like });
  }
  for (const [{ line }, like] of byKey) compared.set(line, { state: isSameSheet(like) ? "known" : "elsewhere", like });
  return compared;
}

/** Index of the donations by key, by content and by nearly equal content; `take` finds each donation only once. */
function createPool(stored: StoredDonation[]) {
  const free = new Set(stored);
  const imported = stored.filter(({ importId }) => importId !== null);
  const named = {
    key: groupBy(stored, ({ importKey }) => (importKey ? [importKey] : [])),
    content: groupBy(stored, (one) => [JSON.stringify(partsOf(one))]),
    nearby: groupBy(imported, (one) => nearbyOf(partsOf(one))),
  };
  return {
    has: (one: StoredDonation) => free.has(one),
    take(kind: keyof typeof named, names: string[], suits: (one: StoredDonation) => boolean = () => true) {
      for (const name of names) {
        const group = named[kind].get(name) ?? [];
        // Candidates that are taken or do not suit are dropped, so that equal ones cost linear time in all.
        for (let one = group.pop(); one; one = group.pop()) if (suits(one) && free.delete(one)) return one;
      }
      return undefined;
    },
  };
}

function match(rows: GoodRow[], find: (row: GoodRow) => StoredDonation | undefined) {
  const found = new Map<GoodRow, StoredDonation>();
  for (const row of rows) {
    const like = find(row);
    if (like) found.set(row, like);
  }
  return found;
}

const without = (rows: GoodRow[], matched: ReadonlyMap<GoodRow, StoredDonation>) =>
  rows.filter((row) => !matched.has(row));

/** A predicate: whether the donation's import was an earlier upload of this sheet, by the share of its donations found in it. */
function sameSheets(stored: StoredDonation[], isMet: (one: StoredDonation) => boolean) {
  const shares = new Map<string, { all: number; met: number }>();
  for (const one of stored) {
    if (one.importId === null) continue;
    const { all, met } = shares.get(one.importId) ?? { all: 0, met: 0 };
    shares.set(one.importId, { all: all + 1, met: met + (isMet(one) ? 1 : 0) });
  }
  return ({ importId }: StoredDonation) => {
    const share = importId === null ? undefined : shares.get(importId);
    return share !== undefined && share.met >= share.all * SAME_SHEET_SHARE;
  };
}

function groupBy(items: StoredDonation[], namesOf: (item: StoredDonation) => string[]) {
  const groups = new Map<string, StoredDonation[]>();
  for (const item of items) {
    for (const name of namesOf(item)) {
      const group = groups.get(name);
      if (group) group.push(item);
      else groups.set(name, [item]);
    }
  }
  return groups;
}
