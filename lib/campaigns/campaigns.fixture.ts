import type { DonationInput } from "../donations/schema";
import * as donations from "../donations/service";
import type { CampaignInput } from "./schema";

export const draft = {
  titulo: "Telhado do salão",
  description: "Chove em cima do **fogão**.",
  goalKind: "MONEY" as const,
  goal: "100.00",
  unit: "",
  startsOn: "2026-11-01",
  endsOn: "2026-11-30",
} satisfies CampaignInput;
export const today = "2026-11-20";

export const gift: DonationInput = {
  ...{ kind: "MONEY" as const, amount: "40.00" as const, date: "2026-11-10", donor: "", acao: "Telhado" },
  ...{ quantity: null, items: null, notes: null },
};

/** Records a donation for the campaign. */
export const give = (campaignId: string, fields: Partial<DonationInput> = {}) =>
  donations.createDonation({ ...gift, ...fields, campaignId });
