import { countOf } from "../text";

export const projectCopy = {
  created: "Artigo Adicionado",
  updated: "Projeto Atualizado",
  deleted: (count: number) => (count === 1 ? "Projeto Excluído" : `${count} projetos excluídos`),
  missing: "Projeto não encontrado",
  confirmDelete: "Tem certeza que deseja excluir este projeto?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} projetos?`,
  switched: (count: number, active: boolean) =>
    `${countOf(count, "projeto", "projetos")} ${active ? "no site" : "fora do site"}`,
  none: "Ainda não há projetos por aqui",
  noneOf: (label: string) => `Ainda não há projetos em ${label}`,
} as const;
