import { presentEach } from "../items/present-each";
import type { Page } from "../lists/listing";
import { onlyFields } from "../only-fields";
import { donationAnswer, managedDonationAnswer } from "./api";
import type { DonationRow, PublicDonationRow } from "./list";
import type { DonationPage } from "./types";

/** A donation for visitors; its row is masked already. */
export const presentDonation = ({ id, ...row }: PublicDonationRow) => onlyFields(donationAnswer, { ...row, _id: id });

/** A donation for administrators, with the donor's name. */
export const presentManagedDonation = ({ id, ...row }: DonationRow) =>
  onlyFields(managedDonationAnswer, {
    ...row,
    _id: id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  });

type PublicTotals = Pick<DonationPage, "totals" | "overall">;

export function presentDonations(list: Page<PublicDonationRow> & PublicTotals): DonationPage {
  const { items, ...counted } = list;
  return { donations: presentEach(items, presentDonation), ...counted };
}
