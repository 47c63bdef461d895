import type { z } from "zod";
import type { donationAnswer, donationsAnswer, managedDonationAnswer } from "./api";

/** A donation for visitors: `donor` is already the name or 'Doador(a) anônimo(a)'. */
export type Donation = z.infer<typeof donationAnswer>;

/** A donation for administrators: `donor` is the real name, or empty when unknown. */
export type ManagedDonation = z.infer<typeof managedDonationAnswer>;

/** A page of the table; what the REST API answers. */
export type DonationPage = z.infer<typeof donationsAnswer>;

/** Of all donations that a list is about, not only of the page shown; the sum is without the estimates of items. */
export type DonationTotals = DonationPage["totals"];
