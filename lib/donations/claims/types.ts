import type { Donation } from "../types";
import type { ClaimState } from "./states";

/** A donation that may be the claimed one: of the same amount, at most two days apart. */
export type AlikeDonation = Pick<Donation, "_id" | "date" | "donor" | "acao">;

/** A claim for administrators. */
export type ClaimData = {
  _id: string;
  /** In reais, '50.00'. */
  amount: `${number}`;
  /** YYYY-MM-DD. */
  date: string;
  donor: string;
  donorPublic: boolean;
  contact: string;
  state: ClaimState;
  settled?: { at: string; by: string | null };
  /** What it became, unless that was removed. */
  donationId: string | null;
  createdAt: string;
  /** Only while it waits. */
  alike: AlikeDonation[];
};
