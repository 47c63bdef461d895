import { presentEach } from "../items/present-each";
import type { Page } from "../lists/listing";
import type { DonationRow, PublicDonationRow } from "./list";
import type { Donation, DonationPage, ManagedDonation } from "./types";

/** A donation for visitors; its row is masked already. */
export function presentDonation(row: PublicDonationRow): Donation {
  const { id, kind, donor, amount, acao, quantity, items, notes, date } = row;
  return { _id: id, kind, donor, amount, acao, quantity, items, notes, date };
}

/** A donation for administrators, with the donor's name. */
export function presentManagedDonation(row: DonationRow): ManagedDonation {
  const { donorPublic, active, importId, campaignId, campanha, needId, need, createdAt, updatedAt } = row;
  return {
    ...presentDonation(row),
    donorPublic,
    active,
    importId,
    campaignId,
    campanha,
    needId,
    need,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type PublicTotals = Pick<DonationPage, "totals" | "overall">;

export function presentDonations(list: Page<PublicDonationRow> & PublicTotals): DonationPage {
  const { items, ...counted } = list;
  return { donations: presentEach(items, presentDonation), ...counted };
}
