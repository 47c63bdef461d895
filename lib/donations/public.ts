import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { donationEntity } from "./entity";
import { DONATIONS_PER_PAGE } from "./limits";
import { listDonations } from "./list";
import { presentDonations } from "./present";

/** A page of the transparency table, whole or filtered. */
export async function readDonations(q = "", page = 1) {
  "use cache";
  cachedUntilChanged(donationEntity.tag);
  return presentDonations(await listDonations({ q, page, limit: DONATIONS_PER_PAGE }));
}
