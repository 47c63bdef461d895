/** What became of a claim; the key is stored. */
export const CLAIM_STATES = {
  WAITING: "Esperando",
  CONFIRMED: "Confirmado",
  DISCARDED: "Não encontrado",
  EXPIRED: "Vencido",
} as const;
export type ClaimState = keyof typeof CLAIM_STATES;

export const isClaimState = (text: string): text is ClaimState => Object.hasOwn(CLAIM_STATES, text);

/** The parts of the list, by their key in the address. */
export const CLAIM_BOXES = { esperando: "Esperando", resolvidos: "Resolvidos" } as const;
export type ClaimBox = keyof typeof CLAIM_BOXES;
export const claimBoxes = Object.keys(CLAIM_BOXES) as [ClaimBox, ...ClaimBox[]];
