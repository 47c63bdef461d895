import { dayOf } from "../../dates";
import type { ListedClaim } from "./list";
import { exact } from "./service";
import type { ClaimData } from "./types";

/** A claim for administrators. */
export function presentClaim({ isThere, alike, ...claim }: ListedClaim): ClaimData {
  const { id, amount, date, donor, donorPublic, contact, state, settledAt, settledBy, donationId, createdAt } = claim;
  return {
    _id: id,
    amount: exact(amount),
    date: dayOf(date),
    donor,
    donorPublic,
    contact,
    state,
    settled: settledAt ? { at: settledAt.toISOString(), by: settledBy } : undefined,
    donationId: state === "CONFIRMED" && isThere ? donationId : null,
    createdAt: createdAt.toISOString(),
    alike: alike.map(({ _id, date, donor, acao }) => ({ _id, date, donor, acao })),
  };
}
