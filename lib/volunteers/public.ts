import "server-only";
import { cachedUntilChanged } from "../cached-read";
import { presentPage } from "../items/present-each";
import { volunteerEntity } from "./entity";
import { presentVolunteer } from "./present";
import { listActiveVolunteers } from "./service";

/** Volunteers a page of /voluntarios. */
const VOLUNTEERS_PER_PAGE = 12;

/** A page of the team, newest first, and how many there are in all. */
export async function readVolunteers(page: number, limit = VOLUNTEERS_PER_PAGE) {
  "use cache";
  cachedUntilChanged(volunteerEntity.tag);
  const list = await listActiveVolunteers({ page, limit });
  return presentPage(list, presentVolunteer);
}
