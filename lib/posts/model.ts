import type { Picture } from "../images/model";

// What pages and forms know of posts without zod: visitors' browsers load this, and not the schemas.

/** The five grades, worst first. */
export const RATINGS = ["Não Gostei", "Foi Legal", "Muito boa", "Top demais", "Maravilhosa"] as const;

/** The reactions bar, in order; a comment counts too, but is written in the form below. */
export const REACTIONS = {
  LIKE: { emoji: "❤️", label: "Curtir" },
  UNICORN: { emoji: "🦄", label: "Unicórnio" },
  EXPLODING_HEAD: { emoji: "🤯", label: "Uau" },
  RAISED_HANDS: { emoji: "🙌", label: "Palmas" },
  FIRE: { emoji: "🔥", label: "Fogo" },
  READING_LIST: { emoji: "🔖", label: "Ler depois" },
} as const;

export type ReactionKind = keyof typeof REACTIONS;
export const reactionKinds = Object.keys(REACTIONS) as [ReactionKind, ...ReactionKind[]];

export type ReactionCounts = Record<ReactionKind, number>;

/** A post as cards show it. */
export type PostCardData = {
  _id: string;
  titulo: string;
  autor: string;
  slug: string;
  permalink: string;
  resumo: string;
  createdAt: string;
  picture: Picture;
};

/** A text in pieces; a `hit` is what was searched for. */
export type Marked = { text: string; hit: boolean }[];

/** A post that a search found. */
export type FoundPost = PostCardData & { marked?: { titulo: Marked; resumo: Marked } };

/** Characters of the text on the home page's cards. */
export const TEASER_LENGTH = 25;
/** A search's words at most, in characters. */
export const KEYWORD_MAX = 200;

/** A review as visitors see it; its e-mail is masked. */
export type PostReview = {
  _id: string;
  nome: string;
  email: string;
  titulo: string;
  rating: number;
  comment: string;
  createdAt: string;
};

export const postCopy = {
  created: "Artigo Adicionado",
  updated: "Artigo Atualizado",
  deleted: (count: number) => (count === 1 ? "Artigo Excluído" : `${count} artigos excluídos`),
  missing: "Artigo não encontrado",
  confirmDelete: "Tem certeza que deseja excluir este artigo?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estes ${count} artigos?`,
  switched: (count: number, active: boolean) =>
    `${count === 1 ? "1 artigo" : `${count} artigos`} ${active ? "no site" : "fora do site"}`,
  none: "Nenhum artigo por aqui ainda",
} as const;

export const reviewCopy = {
  sent: "Avaliação enviada",
  none: "Sem comentários",
  missing: "Avaliação não encontrada",
  deleted: (count: number) => (count === 1 ? "Avaliação Excluída" : `${count} avaliações excluídas`),
  hidden: "Avaliação Ocultada",
  shown: "Avaliação Publicada",
  confirmDelete: "Tem certeza que deseja excluir esta avaliação?",
  confirmDeleteMany: (count: number) => `Tem certeza que deseja excluir estas ${count} avaliações?`,
} as const;
