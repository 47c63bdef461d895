import { countOf } from "../text";

export const campaignCopy = {
  created: "Campanha Adicionada",
  updated: "Campanha Atualizada",
  deleted: (count: number) => (count === 1 ? "Campanha Excluída" : `${count} campanhas excluídas`),
  missing: "Campanha não encontrada",
  unknown: "Escolha uma campanha da lista",
  unitStays: "Já há doações em itens anotadas: a unidade fica.",
  unitFixed:
    "Já há doações em itens anotadas para esta campanha (também contam as desabilitadas e as da lixeira), e o que ela conta fica. Para contar outra coisa, crie uma nova campanha",
  confirmDelete: "Tem certeza que deseja excluir esta campanha?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} campanhas?`,
  switched: (count: number, active: boolean) =>
    `${countOf(count, "campanha", "campanhas")} ${active ? "no site" : "fora do site"}`,
  none: "Nenhuma campanha por aqui ainda",
  noneRunning: "Nenhuma campanha em andamento agora",
} as const;
