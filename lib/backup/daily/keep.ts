/** How many days, weeks and months keep their newest copy. */
const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
const KEPT_MONTHS = 6;

const NAME = /^nova-(\d{4}-\d\d-\d\d)-\d{6}\.nova$/;

/** Names of daily copies, the newest first; a copy from before a restore, or anything else in the folder, is none. */
export const copiesIn = (names: readonly string[]) =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/**
 * The copies that may go: all but the newest of each of the last 7 days, 4 weeks and 6 months that have one. Days without a copy
 * do not count, so that a site that was off for a year keeps what it has. And what killed copies left behind.
 */
export function expendable(names: readonly string[]) {
  const copies = copiesIn(names);
  const kept = new Set([
    ...newestOfEach(copies, dayOf, KEPT_DAYS),
    ...newestOfEach(copies, weekOf, KEPT_WEEKS),
    ...newestOfEach(copies, monthOf, KEPT_MONTHS),
  ]);
  return [...copies.filter((name) => !kept.has(name)), ...unfinished(names, copies[0])];
}

/** What a copy that was killed left behind. Only one is made at a time, so that none older than the newest copy is under way. */
const unfinished = (names: readonly string[], newest = "") =>
  names.filter(
    (name) => name.endsWith(".part") && copiesIn([name.slice(0, -".part".length)]).length > 0 && name < newest,
  );

function newestOfEach(copies: readonly string[], periodOf: (name: string) => string, count: number) {
  const newest = new Map<string, string>();
  for (const name of copies) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
  return [...newest.values()].slice(0, count);
}

const dayOf = (name: string) => NAME.exec(name)?.[1] ?? "";
const monthOf = (name: string) => dayOf(name).slice(0, 7);

/** The Monday of its week. */
function weekOf(name: string) {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
