import { wallClock } from "../dates";
import { EXTENSION } from "./limits";

/** 'nova-2026-11-22-153000.nova': in UTC, so that names are in the order of time. */
export function backupName(at = new Date(), start = "nova") {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `${start}-${day}-${time.slice(0, 8).replaceAll(":", "")}${EXTENSION}`;
}

/** Of a download, by the project's clock: a person reads it, and nothing is ordered by it. */
export const downloadName = (at = new Date()) => backupName(new Date(at.getTime() + wallClock(at).offset * 60_000));
