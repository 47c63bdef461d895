import { formatOffset, wallClock } from "../dates";

/**
 * The VTIMEZONE block for events of these years: what applied at the beginning and every change of the clocks since,
 * as this computer's time zone data know them. No changes since 2019; before there was summer time.
 */
export function describeTimeZone(name: string, years: number[]) {
  const from = Date.UTC(years.length > 0 ? Math.min(...years) - 1 : 2020, 0);
  const until = Date.UTC(years.length > 0 ? Math.max(...years) + 1 : 2020, 0);
  const lines = ["BEGIN:VTIMEZONE", `TZID:${name}`, ...observance(from, wallClock(new Date(from)).offset)];
  for (const moment of clockChanges(from, until)) lines.push(...observance(moment, offsetAt(moment - 1)));
  return [...lines, "END:VTIMEZONE"].join("\r\n");
}

const MINUTE_MS = 60_000;
const offsetAt = (moment: number) => wallClock(new Date(moment)).offset;

/** The clocks' new offset from that moment on; DTSTART is what they showed just before (RFC 5545, 3.6.5). */
function observance(moment: number, before: number) {
  const offset = offsetAt(moment);
  const kind = offset > STANDARD_OFFSET_MINUTES ? "DAYLIGHT" : "STANDARD";
  const shown = new Date(moment + before * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z/g, "");
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(offset)}`,
    `TZNAME:${formatOffset(offset).slice(0, 3)}`,
    `END:${kind}`,
  ];
}

/** Brasília's time without summer time. */
const STANDARD_OFFSET_MINUTES = -180;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

function clockChanges(from: number, until: number) {
  const changes: number[] = [];
  for (let moment = from; moment < until; moment += WEEK_MS) {
    if (offsetAt(moment) !== offsetAt(moment + WEEK_MS)) changes.push(findChange(moment, moment + WEEK_MS));
  }
  return changes;
}

/** The first moment, to the minute, at which the offset is that of `after`. */
function findChange(before: number, after: number): number {
  if (after - before <= MINUTE_MS) return after;
  const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
  return offsetAt(middle) === offsetAt(before) ? findChange(middle, after) : findChange(before, middle);
}
