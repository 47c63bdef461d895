import { countOf } from "../text";

export const needCopy = {
  title: "Do que precisamos",
  created: "Necessidade Adicionada",
  updated: "Necessidade Atualizada",
  missing: "Necessidade não encontrada",
  none: "Nenhuma necessidade por aqui ainda",
  confirmDelete: "Tem certeza que deseja excluir esta necessidade?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} necessidades?`,
  deleted: (count: number) => (count === 1 ? "Necessidade Excluída" : `${count} necessidades excluídas`),
  switched: (count: number, active: boolean) =>
    `${countOf(count, "necessidade", "necessidades")} ${active ? "no site" : "fora do site"}`,
  unknownPurpose: "Não encontramos esta opção. Escolha outra",
  unitStays: "Já chegou ou foi prometido algo nesta unidade: ela fica.",
  unitFixed:
    "Já chegou ou foi prometido algo nesta unidade (também contam as doações desabilitadas e as da lixeira), e ela fica. Para pedir em outra, desabilite esta necessidade e crie uma nova",
  nothingOpen: "Hoje não falta nada da lista",
} as const;
