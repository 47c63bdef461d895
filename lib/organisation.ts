import { site } from "./site";

/** What the server needs to know of the organisation, besides its texts. The one place where stored settings take over. */
export async function readOrganisation() {
  return {
    name: site.name,
    email: site.email,
    /** An empty key: no donations by Pix. */
    pix: { key: site.donationKey, beneficiary: site.donationName, city: site.city },
  };
}
