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

export const volunteerCopy = {
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
