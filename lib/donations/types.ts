import type { ExactDecimal } from "../decimals";
import type { Money } from "../money";
import type { DonationKind } from "./kinds";

/** A donation for visitors: `donor` is already the name or 'Doador(a) anônimo(a)'. */
export type Donation = {
  _id: string;
  kind: DonationKind;
  donor: string;
  /** Given in money; of items an estimate, or null. */
  amount: Money | null;
  acao: string;
  /** The quantity of the items, if it is a single number. */
  quantity: ExactDecimal | null;
  items: string | null;
  notes: string | null;
  /** YYYY-MM-DD. */
  date: string;
};

/** A donation for administrators: `donor` is the real name, or empty when unknown. */
export type ManagedDonation = Donation & {
  donorPublic: boolean;
  active: boolean;
  /** The import that it came with, as the history names it. */
  importId: string | null;
  /** The campaign that it counts for, and its title; null also while that is in the trash. */
  campaignId: string | null;
  campanha: string | null;
  /** The need that it answered, and what that asked for; null also while that is in the trash. */
  needId: string | null;
  need: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Of all donations that a list is about, not only of the page shown. */
export type DonationTotals = {
  /** The sum of money, without the estimates of items. */
  amount: Money;
  /** How many donations in money. */
  money: number;
  /** How many donations in kind. */
  inKind: number;
};

/** A page of the table; what the REST API answers. */
export type DonationPage = {
  donations: Donation[];
  total: number;
  /** There are more than `total`, and `totals` are of the latest ones. */
  more?: true;
  page: number;
  pages: number;
  totals: DonationTotals;
};
