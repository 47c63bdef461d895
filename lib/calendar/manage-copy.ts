import { countOf } from "../text";

/** Texts of the dashboard. */
export const manageEventCopy = {
  // The specification's words, the same for everything that is published.
  created: "Artigo Adicionado",
  updated: "Artigo Atualizado",
  deleted: (count: number) => (count === 1 ? "Evento Excluído" : `${count} eventos excluídos`),
  confirmDelete: "Tem certeza que deseja excluir este evento?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} eventos?`,
  switched: (count: number, active: boolean) =>
    `${countOf(count, "evento", "eventos")} ${active ? "no site" : "fora do site"}`,
  cancelled: (count: number) => (count === 1 ? "Evento cancelado" : `${count} eventos cancelados`),
  reasonKept: "Motivo salvo: aparece junto de “Cancelado”",
  reasonGiven: "Outra pessoa já escreveu um motivo. Recarregue a tela para lê-lo; para mudá-lo, edite o evento",
  reinstated: "Outra pessoa reativou este evento. Recarregue a tela para ver como ele está",
  reactivated: (count: number) => (count === 1 ? "Evento reativado" : `${count} eventos reativados`),
  duplicated: "Cópia criada, ainda fora do site. Confira a data e mude o Status para “Ativo”",
  none: "Nenhum evento por aqui ainda",
} as const;
