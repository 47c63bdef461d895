import { EXTENSION } from "./limits";

/** 'nova-2026-11-22-153000.nova': in UTC, so that names are in the order of time. */
export function backupName(at = new Date(), start = "nova") {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `${start}-${day}-${time.slice(0, 8).replaceAll(":", "")}${EXTENSION}`;
}
