import "server-only";
import { cachedUntilChanged, tags } from "../web/cache";
import { DONATIONS_PER_PAGE } from "./model";
import { presentDonations } from "./present";
import { listDonations } from "./service";

/** A page of the transparency table, whole or filtered. */
export async function readDonations(q = "", page = 1) {
  "use cache";
  cachedUntilChanged(tags.donations);
  return presentDonations(await listDonations({ q, page, limit: DONATIONS_PER_PAGE }));
}
