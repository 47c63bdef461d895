import { z } from "zod";
import { altInput, imageInput, type Picture } from "../images/schema";
import { slugify } from "../text";
import { email } from "../users/schema";

/** Key to label. The key is stored in `slug`, which in this product is a category and not an address. */
export const POST_CATEGORIES = {
  acoes: "Ações",
  treinamentos: "Treinamentos",
  "cafe-da-manha": "Café da Manhã",
  refeicoes: "Refeições",
  "cestas-basicas": "Cestas Básicas",
} as const;

export type PostCategory = keyof typeof POST_CATEGORIES;
const categoryKeys = Object.keys(POST_CATEGORIES) as [PostCategory, ...PostCategory[]];

export const isPostCategory = (key: string): key is PostCategory => Object.hasOwn(POST_CATEGORIES, key);
export const categoryLabel = (slug: string) => (isPostCategory(slug) ? POST_CATEGORIES[slug] : slug);

const required = (message: string, max: number, what: string) =>
  z.string({ error: message }).trim().min(1, message).max(max, `${what} deve ter no máximo ${max} caracteres`);

/** Form values are strings, JSON has booleans. */
const flag = z
  .union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")], {
    error: "Escolha Ativo ou Desabilitado",
  })
  .optional();

/**
 * What creates or replaces a post. `image`, `imageAlt` and `active` may be absent: a new post then has no picture and
 * is active, an existing one keeps what it has.
 */
export const postInput = z.object({
  titulo: required("Informe o título", 160, "O título"),
  description: required("Escreva o texto do artigo", 60_000, "O texto"),
  autor: required("Informe o nome do autor", 120, "O nome do autor"),
  slug: z
    .string({ error: "Escolha a categoria" })
    .transform((value) => slugify(value))
    .pipe(z.enum(categoryKeys, { error: "Escolha a categoria" })),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  active: flag,
});

export type PostInput = z.output<typeof postInput>;
export type PostDraft = z.input<typeof postInput>;

/** The five grades, worst first. */
export const RATINGS = ["Não Gostei", "Foi Legal", "Muito boa", "Top demais", "Maravilhosa"] as const;

const CHOOSE_RATING = "Escolha uma nota de 1 a 5";

export const reviewInput = z.object({
  nome: required("Informe o seu nome", 80, "O nome"),
  email,
  titulo: z.string().trim().max(120, "O título deve ter no máximo 120 caracteres").default(""),
  rating: z.coerce.number(CHOOSE_RATING).int(CHOOSE_RATING).min(1, CHOOSE_RATING).max(5, CHOOSE_RATING),
  comment: required("Escreva o seu comentário", 2000, "O comentário"),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

export type ReviewInput = z.output<typeof reviewInput>;

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

export const reactionInput = z.object({
  kind: z.enum(reactionKinds, { error: "Reação desconhecida" }),
  /** Whether the visitor has it after this. */
  on: z.boolean({ error: "Informe on como true ou false" }),
});

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

export const postCopy = {
  created: "Artigo Adicionado",
  updated: "Artigo Atualizado",
  deleted: "Artigo Excluído",
  missing: "Artigo não encontrado",
  confirmDelete: "Tem certeza que deseja excluir este artigo?",
  none: "Nenhum artigo por aqui ainda",
} as const;

export const reviewCopy = {
  sent: "Avaliação enviada",
  none: "Sem comentários",
  missing: "Avaliação não encontrada",
  deleted: "Avaliação Excluída",
  hidden: "Avaliação Ocultada",
  shown: "Avaliação Publicada",
  confirmDelete: "Tem certeza que deseja excluir esta avaliação?",
} as const;
