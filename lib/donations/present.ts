import type { Page } from "../listing";
import type { Donation, DonationPage, DonationTotals } from "./model";
import type { PublicDonationRow } from "./service";

/** A donation as everybody may see it; its row is masked already. */
export function presentDonation(row: PublicDonationRow): Donation {
  const { id, kind, donor, amount, acao, items, notes, date } = row;
  return { _id: id, kind, donor, amount, acao, items, notes, date };
}

export function presentDonations(list: Page<PublicDonationRow> & { totals: DonationTotals }): DonationPage {
  const { items, total, page, pages, totals } = list;
  return { donations: items.map(presentDonation), total, page, pages, totals };
}
