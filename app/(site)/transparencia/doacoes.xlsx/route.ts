import { openDonations } from "../open-donations";

/** The table as a file; `?q=` is its search. */
export const GET = openDonations("xlsx");
