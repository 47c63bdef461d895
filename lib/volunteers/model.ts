import type { Picture } from "../images/model";

/** A volunteer as visitors see one; the telephone number is not among it. */
export type VolunteerCardData = {
  _id: string;
  name: string;
  profissao: string;
  /** The role in the project. */
  tipo: string;
  /** What the person says, in own words. */
  descricao: string;
  isAdmin: boolean;
  image: string;
  picture: Picture;
};

/** The same for administrators, who also see how to reach the person. */
export type ManagedVolunteer = VolunteerCardData & {
  tel: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
};

/** How `isAdmin` is shown. */
export const badgeOf = (isAdmin: boolean) => (isAdmin ? "ADMIN" : "VOLUNTÁRIO(A)");

export const volunteerCopy = {
  registered: "Usuário Adicionado",
  updated: "Voluntário(a) Atualizado",
  deleted: (count: number) => (count === 1 ? "Voluntário(a) Excluído(a)" : `${count} voluntários excluídos`),
  missing: "Voluntário(a) não encontrado(a)",
  confirmDelete: "Tem certeza que deseja excluir o voluntário?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} voluntários?`,
  switched: (count: number, active: boolean) =>
    `${count === 1 ? "1 voluntário(a)" : `${count} voluntários`} ${active ? "no site" : "fora do site"}`,
  noneRegistered: "Ninguém cadastrado por aqui ainda",
  none: "Ainda não apresentamos ninguém por aqui",
  join: "Quero ser voluntário(a)",
} as const;

/** 'Marlene Aparecida Souza' -> 'MS', where there is no portrait. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = "") => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}
