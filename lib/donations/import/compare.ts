import { type Content, exceptAcao, exceptDonor, keyBeside, leftOutKey, nearbyOf, partsOf } from "./fingerprint";
import type { GoodRow } from "./read-rows";
import type { ImportRowState } from "./types";

/** A donation that is stored already; `importId` is null of one that was typed in. */
export type StoredDonation = Content & { importKey: string | null; importId: string | null };

/** `like`: the stored donation that the row equals or resembles. `importKey`: under which the row itself would be stored. */
type Compared = { state: Exclude<ImportRowState, "wrong">; like?: StoredDonation; importKey: string };
export type ComparedRow = GoodRow & Compared;

/** Share of an earlier import's donations that must be found in a sheet for it to count as the same sheet again. */
const SAME_SHEET_SHARE = 0.5;

/**
 * The rows with their states. A row matches a stored donation by key; else by equal content; else one that was typed in, by all but the
 * action (of a row without a donor, by all but the donor); else by content that differs in one field, within the same sheet. Each
 * donation matches one row; one that was taken by key and corrected since may match a second row by content. `importedKeys` are the
 * rows' keys that were ever imported or left out.
 */
export function compareRows(
  rows: GoodRow[],
  stored: StoredDonation[],
  importedKeys: ReadonlySet<string>,
): ComparedRow[] {
  const pool = createPool(stored);
  const byKey = match(rows, ({ key }) => holdersOf(key, pool));
  // Corrected from A to B here and in the sheet, which now has another gift like A: that row takes the donation by key, and row B
  // still finds it by content.
  const corrected = createPool([...byKey].flatMap(([row, { holders }]) => holders.filter((one) => !isEqual(one, row))));
  const byContent = match(without(rows, byKey), ({ parts }) => {
    const content = [JSON.stringify(parts)];
    return pool.take("content", content) ?? corrected.take("content", content);
  });
  const others = without(without(rows, byKey), byContent);
  const unknown = others.filter(({ key }) => !importedKeys.has(key));
  // Of two gifts without a name the other action is all that tells them apart; rows with a name, which say more, have the first choice.
  const isNamed = ({ input }: GoodRow) => Boolean(input.donor);
  const typed = new Map([
    ...match(unknown.filter(isNamed), ({ parts }) => pool.take("typed", exceptAcao(parts))),
    ...match(
      unknown.filter((row) => !isNamed(row)),
      ({ parts }) => pool.take("typed", exceptDonor(parts)),
    ),
  ]);
  const left = without(unknown, typed);

  const nearby = new Set(left.flatMap(({ parts }) => nearbyOf(parts)));
  const isMet = (one: StoredDonation) => !pool.has(one) || nearbyOf(partsOf(one)).some((name) => nearby.has(name));
  const isSameSheet = sameSheets(stored, isMet);
  const similar = match(left, ({ parts }) => pool.take("nearby", nearbyOf(parts), isSameSheet));

  function stateOf(row: GoodRow): Pick<Compared, "state"> & Partial<Compared> {
    const held = byKey.get(row);
    if (held) {
      const same = held.holders.find(isSameSheet);
      return { state: same ? "known" : "elsewhere", like: same ?? held.holders[0], importKey: held.importKey };
    }
    const equal = byContent.get(row);
    if (equal?.importId === null) return { state: "typed", like: equal };
    if (equal) return { state: isSameSheet(equal) ? "similar" : "elsewhere", like: equal };
    if (typed.has(row)) return { state: "typed", like: typed.get(row) };
    if (similar.has(row)) return { state: "similar", like: similar.get(row) };
    return { state: [row.key, leftOutKey(row.key)].some((key) => importedKeys.has(key)) ? "gone" : "new" };
  }
  return rows.map((row) => ({ ...row, importKey: row.key, ...stateOf(row) }));
}

/**
 * The donations that hold the key of a row: the one of the sheet that brought it first, and beside it those of other sheets with
 * an equal row that was a further donation. `importKey` is the key that is left for one more; undefined when nobody holds it.
 */
function holdersOf(key: string, pool: ReturnType<typeof createPool>) {
  const holders: StoredDonation[] = [];
  let importKey = key;
  for (let one = pool.take("key", [key]); one; one = pool.take("key", [importKey])) {
    holders.push(one);
    importKey = keyBeside(key, one.importId ?? "");
  }
  return holders.length > 0 ? { holders, importKey } : undefined;
}

/** Index of the donations by key, by content and by nearly equal content; `take` finds each donation only once. */
function createPool(stored: StoredDonation[]) {
  const free = new Set(stored);
  const imported = stored.filter(({ importId }) => importId !== null);
  const typed = stored.filter(({ importId }) => importId === null);
  const named = {
    key: groupBy(stored, ({ importKey }) => (importKey ? [importKey] : [])),
    content: groupBy(stored, (one) => [JSON.stringify(partsOf(one))]),
    typed: groupBy(typed, (one) => [...exceptAcao(partsOf(one)), ...exceptDonor(partsOf(one))]),
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

const isEqual = (one: StoredDonation, { parts }: GoodRow) => JSON.stringify(partsOf(one)) === JSON.stringify(parts);

function match<Found>(rows: GoodRow[], find: (row: GoodRow) => Found | undefined) {
  const found = new Map<GoodRow, Found>();
  for (const row of rows) {
    const like = find(row);
    if (like) found.set(row, like);
  }
  return found;
}

const without = (rows: GoodRow[], matched: ReadonlyMap<GoodRow, unknown>) => rows.filter((row) => !matched.has(row));

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
