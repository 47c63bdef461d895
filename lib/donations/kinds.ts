/** How a donation was given; the key is stored, the label shown. */
export const DONATION_KINDS = { MONEY: "Dinheiro", IN_KIND: "Itens" } as const;
export type DonationKind = keyof typeof DONATION_KINDS;
export const donationKinds = Object.keys(DONATION_KINDS) as [DonationKind, ...DonationKind[]];
