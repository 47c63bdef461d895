import { countOf } from "../text";

export const volunteerCopy = {
  registered: "Usuário Adicionado",
  updated: "Voluntário(a) Atualizado",
  deleted: (count: number) => (count === 1 ? "Voluntário(a) Excluído(a)" : `${count} voluntários excluídos`),
  missing: "Voluntário(a) não encontrado(a)",
  confirmDelete: "Tem certeza que deseja excluir o voluntário?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} voluntários?`,
  switched: (count: number, active: boolean) =>
    `${countOf(count, "voluntário(a)", "voluntários")} ${active ? "no site" : "fora do site"}`,
  noneRegistered: "Ninguém cadastrado por aqui ainda",
  none: "Ainda não apresentamos ninguém por aqui",
  join: "Quero ser voluntário(a)",
} as const;
