import { DAY_MS } from "../../dates";
import { RETENTION } from "../limits";
import { backupName } from "../name";

/** A long one. */
const MONTH_MS = 31 * DAY_MS;

const NAME = /^nova-(\d{4}-\d\d-\d\d)-\d{6}\.nova$/;
/** As write-file.ts names it. */
const UNFINISHED = /^nova-\d{4}-\d\d-\d\d-\d{6}\.nova(\.[\w-]+)?\.part$/;

/** Names of daily backups, the newest first; a backup from before a restore, or anything else in the folder, is none. */
export const backupsIn = (names: readonly string[]) =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/** The newest backup; one that a wrong clock named after `now` only if there is no other. */
export function newestIn(names: readonly string[], now = new Date()) {
  const backups = backupsIn(names);
  return backups.find((name) => name <= backupName(now)) ?? backups[0];
}

/**
 * The backups to delete: all but the newest of each of the last 7 days, 4 weeks and 6 months that have one (days without a backup do
 * not count, so that a site that was off for a year keeps its backups), and the remains of interrupted ones.
 */
export function expendable(names: readonly string[]) {
  const backups = backupsIn(names);
  const kept = new Set([
    ...newestOfEach(backups, dayOf, RETENTION.days),
    ...newestOfEach(backups, weekOf, RETENTION.weeks),
    ...newestOfEach(backups, monthOf, RETENTION.months),
  ]);
  return [...backups.filter((name) => !kept.has(name)), ...unfinished(names, backups[0])];
}

/**
 * The backups to delete where none are made any more: those older than the 6 months, but for the newest one, lest a passphrase that was
 * lost from the environment ends in a site without any.
 */
export function outdated(names: readonly string[], now: Date) {
  const before = new Date(now.getTime() - RETENTION.months * MONTH_MS).toISOString().slice(0, 10);
  const [newest, ...older] = backupsIn(names);
  return older.filter((name) => name !== newest && dayOf(name) < before);
}

/** Remains of interrupted backups: only one is made at a time, so that an unfinished one older than the newest is dead. */
const unfinished = (names: readonly string[], newest = "") =>
  names.filter((name) => UNFINISHED.test(name) && name < newest);

function newestOfEach(backups: readonly string[], periodOf: (name: string) => string, count: number) {
  const newest = new Map<string, string>();
  for (const name of backups) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
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
