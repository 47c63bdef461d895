import { CLAIM_DAYS } from "./fields";
import { CLAIM_STATES, type ClaimState } from "./states";

/** Texts of the dashboard. */
export const manageClaimCopy = {
  missing: "Aviso não encontrado",
  none: "Nenhum aviso espera por você",
  noneSettled: `Nenhum aviso resolvido nos últimos ${CLAIM_DAYS.settled} dias`,
  confirmed: "Doação registrada",
  discarded: "Aviso marcado como não encontrado",
  isBack: "A doação deste aviso voltou da lixeira e já conta. Para registrar outra no lugar dela, exclua-a antes",
  isThere: "Este aviso tem uma doação que a lista ainda não mostrava. Confira-a antes de desfazer",
  reopened: "O aviso espera de novo",
  erased: "Aviso apagado",
  already: (state: ClaimState, by: string | null) =>
    `Este aviso já está assim: ${CLAIM_STATES[state].toLowerCase()}${by ? `, por ${by}` : ""}`,
} as const;
