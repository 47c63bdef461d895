import { centsOf, reaisOf } from "../../money";
import { describeGift } from "../describe";
import type { DonationInput } from "../schema";
import type { ComparedRow } from "./compare";
import { DOUBTFUL_STATES, type ImportDoubt, type ImportRow } from "./types";

// Rows of a sheet as the preview shows them.

/** Doubtful rows of each state at most. */
const MAX_DOUBTS = 100;

/** Those of the campaigns, by id. */
type Titles = ReadonlyMap<string, string>;

export function doubtsOf(rows: ComparedRow[], titles: Titles): ImportDoubt[] {
  return DOUBTFUL_STATES.flatMap((state) => {
    const doubtful = rows.filter((row) => row.state === state);
    if (doubtful.length === 0) return [];
    const lines = doubtful.map(({ line }) => line);
    return [{ state, lines, rows: doubtful.slice(0, MAX_DOUBTS).map((row) => shown(row, titles)) }];
  });
}

export function shown({ line, input, state, like }: ComparedRow, titles: Titles): ImportRow {
  const { donorPublic = false } = input;
  return {
    line,
    state,
    donorPublic,
    notes: input.notes ?? undefined,
    campanha: titles.get(input.campaignId ?? ""),
    ...donationOf(input),
    ...(state === "similar" && like && { like: donationOf(like) }),
  };
}

type Described = Pick<DonationInput, "date" | "donor" | "acao" | "kind" | "amount" | "quantity" | "items">;

const donationOf = (given: Described) => ({
  date: given.date,
  donor: given.donor,
  acao: given.acao,
  gift: describeGift(given),
});

export function totalsOf(inputs: DonationInput[]) {
  const money = inputs.filter(({ kind }) => kind === "MONEY");
  const cents = money.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  return { amount: reaisOf(cents), money: money.length, inKind: inputs.length - money.length };
}
