import { countOf } from "../text";
import { KINDS, type Kind } from "./kinds";

const items = (kind: Kind, count: number) => {
  const [one, many] = KINDS[kind].nouns;
  return countOf(count, one, many);
};

export const categoryCopy = {
  title: "Categorias",
  created: "Categoria adicionada",
  renamed: "Nome da categoria mudado",
  renamedMeanwhile: (label: string) =>
    `Outra pessoa mudou o nome para “${label}”. Salve outra vez para ficar com o seu`,
  moved: "Ordem das categorias mudada",
  removed: "Categoria excluída",
  merged: (kind: Kind, count: number, label: string) =>
    count === 0 ? "Categoria excluída" : `Categoria excluída: ${items(kind, count)} agora em ${label}`,
  missing: "Esta categoria não existe mais",
  exists: (label: string) => `Já existe a categoria ${label}`,
  full: (max: number) => `São no máximo ${max} categorias`,
  last: "Uma categoria tem que ficar. Adicione outra antes de excluir esta",
  inUse: (kind: Kind, count: number) => `Ainda há ${items(kind, count)} nesta categoria. Escolha para onde vão`,
  unknown: (typed: string, known: string[]) =>
    `A categoria “${typed}” não existe. Escolha uma destas: ${known.join(", ")}`,
} as const;
