import { countOf } from "../text";

/** Texts of the dashboard. */
export const manageDonationCopy = {
  /** The action that a gift served, while nobody knows it. */
  undecided: "A definir",
  created: "Doação Adicionada",
  updated: "Doação Atualizada",
  missing: "Doação não encontrada",
  none: "Nenhuma doação por aqui ainda",
  confirmDelete: "Tem certeza que deseja excluir esta doação?",
  /** Of a claim or a promise, before its erasure. */
  eraseContact: "O nome e o contato somem daqui de vez. Uma doação já registrada continua, com o nome que ela tem.",
  whereName: (isPublic: boolean) => (isPublic ? "nome no site" : "nome só no painel"),
  ofCampaign: (titulo: string) => `campanha ${titulo}`,
  whatCounts: "Entra na barra da campanha ao salvar, se a campanha conta o mesmo: reais, itens ou pessoas.",
  countsItems: (unit: string) => `Esta campanha conta ${unit}: a quantidade acima entra na barra como ${unit}.`,
  countsNoMoney: (unit: string) =>
    `Esta campanha conta ${unit}: uma doação em dinheiro fica ligada a ela, fora da barra.`,
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} doações?`,
  deleted: (count: number) => (count === 1 ? "Doação Excluída" : `${count} doações excluídas`),
  switched: (count: number, active: boolean) =>
    `${countOf(count, "doação", "doações")} ${active ? "no site" : "fora do site"}`,
} as const;
