import { z } from "zod";
import { examplePhotos, examplePicture, imageField, photosAnswer, pictureAnswer } from "../images/api";
import type { Example } from "../inputs";
import { MAX_REVIEWS } from "./limits";
import type { ReactionCounts } from "./reaction-kinds";
import { reactionKinds } from "./reaction-kinds";
import type { PostValues } from "./schema";

// Response schemas of posts in the API, with examples; present.ts makes the responses.

export const postAnswer = z
  .object({
    _id: z.string(),
    titulo: z.string(),
    description: z.string().describe("O texto, em Markdown"),
    chamada: z.string().describe("O resumo que alguém escreveu; vazio quando não há"),
    resumo: z.string().describe("A chamada, ou o começo do texto, sem formatação"),
    autor: z.string(),
    slug: z.string().describe("A chave da categoria"),
    categoria: z.string().describe("O nome da categoria"),
    permalink: z.string().describe("O endereço em /posts/{permalink}"),
    campaignId: z.string().nullable().describe("A campanha de que conta"),
    image: imageField,
    picture: pictureAnswer,
    ...photosAnswer,
    active: z.boolean(),
    createdAt: z.iso.datetime().describe("Quando foi ou será publicado"),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Artigo" });

/** What cards show. */
export const postCardAnswer = postAnswer.pick({
  _id: true,
  titulo: true,
  autor: true,
  slug: true,
  categoria: true,
  permalink: true,
  resumo: true,
  createdAt: true,
  picture: true,
});

export const reviewAnswer = z
  .object({
    _id: z.string(),
    nome: z.string(),
    email: z.string().describe("Mascarado: m***@e***.br"),
    titulo: z.string(),
    rating: z.int().min(1).max(5),
    comment: z.string(),
    createdAt: z.iso.datetime(),
    answer: z.string().describe("A resposta da organização; vazia quando não há"),
  })
  .meta({ id: "Avaliacao" });

export const articleAnswer = postAnswer
  .extend({ reviews: z.array(reviewAnswer).describe(`As ${MAX_REVIEWS} mais recentes, a mais nova primeiro`) })
  .meta({ id: "ArtigoComAvaliacoes" });

const kind = z.enum(reactionKinds);

export const reactionsAnswer = z.object({
  counts: z.record(kind, z.int().min(0)),
  mine: z.array(kind).describe("As que este visitante deu"),
});

export const examplePostInput = {
  titulo: "Mutirão de cestas básicas",
  description: "Neste sábado montamos **80 cestas** com o que vocês doaram.",
  chamada: "Um sábado, oitenta famílias.",
  autor: "Equipe Nova",
  slug: "cestas-basicas",
  image: "",
  fotos: [],
} satisfies Example<PostValues, "campaignId" | "createdAt">;

export const examplePost: z.input<typeof postAnswer> = {
  ...examplePostInput,
  _id: "01932c5e-8a4f-7c11-b0de-6d8a1c3f9b20",
  resumo: examplePostInput.chamada,
  categoria: "Cestas Básicas",
  permalink: "mutirao-de-cestas-basicas",
  campaignId: null,
  image: examplePicture.src,
  picture: examplePicture,
  ...examplePhotos,
  active: true,
  createdAt: "2026-11-14T13:00:00.000Z",
  updatedAt: "2026-11-14T13:00:00.000Z",
};

export const exampleReview: z.input<typeof reviewAnswer> = {
  _id: "01932c60-1b2d-7e44-8f3a-94c0b7d5e611",
  nome: "Maria",
  email: "m***@e***.br",
  titulo: "Que bonito",
  rating: 5,
  comment: "Ajudei no mutirão e volto no próximo.",
  createdAt: "2026-11-15T18:20:00.000Z",
  answer: "Que bom! A gente se vê lá.",
};

const counts: ReactionCounts = {
  LIKE: 12,
  UNICORN: 1,
  EXPLODING_HEAD: 0,
  RAISED_HANDS: 5,
  FIRE: 3,
  READING_LIST: 2,
};

export const exampleReactions: z.input<typeof reactionsAnswer> = { counts, mine: ["LIKE"] };
