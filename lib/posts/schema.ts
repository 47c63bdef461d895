import { z } from "zod";
import { itemCategory } from "../categories/schema";
import { altInput, imageInput, photosInput } from "../images/schema";
import { active, asItIs, byId, email, limitedText, moment, optionalId, requiredText, seen } from "../inputs";
import { whyUnreadable } from "../markdown/limits";
import { inLines, inOneLine } from "../visitors-text";
import { MAX_COMMENT_LINES, MAX_EXCERPT_CHARACTERS } from "./limits";
import { reactionKinds } from "./reaction-kinds";

/**
 * The input that creates or replaces a post. `image`, `imageAlt`, `fotos`, `chamada`, `campaignId` and `active` may be absent: a new
 * post then has none of them and is active, an existing one keeps its values.
 */
export const postInput = z.object({
  titulo: requiredText("Informe o título", 160, "O título"),
  description: requiredText("Escreva o texto do artigo", 60_000, "O texto", asItIs).superRefine((text, context) => {
    const why = whyUnreadable(text);
    if (why) context.addIssue(why);
  }),
  chamada: limitedText(MAX_EXCERPT_CHARACTERS, "O resumo")
    .describe("O que os cartões, o WhatsApp e o feed dizem do artigo; vazio: o começo do texto")
    .optional(),
  autor: requiredText("Informe o nome do autor", 120, "O nome do autor"),
  slug: itemCategory,
  campaignId: optionalId.describe("O _id da campanha de que o artigo conta"),
  image: imageInput.optional(),
  imageAlt: altInput.optional(),
  fotos: photosInput.optional(),
  active,
  /** When it is public; a date to come publishes it then. Null: now, unless it is public already. Absent: now, or as it was. */
  createdAt: moment("Informe a data e a hora da publicação")
    .describe(
      "A data da publicação, como 2026-11-14T10:00 no horário de Brasília, ou com o fuso; vazia, publica agora um rascunho ou um artigo agendado",
    )
    .optional(),
  seen,
});

export type PostInput = z.output<typeof postInput>;
export type PostValues = z.input<typeof postInput>;

/** An earlier version of an article: the id of the change that made it. */
export const versionInput = byId.extend({ versao: z.string().max(64), seen: z.string().max(40) });

const CHOOSE_RATING = "Escolha uma nota de 1 a 5";

export const reviewInput = z.object({
  nome: requiredText("Informe o seu nome", 80, "O nome", inOneLine),
  email,
  titulo: limitedText(120, "O título", inOneLine).default(""),
  rating: z.coerce.number(CHOOSE_RATING).int(CHOOSE_RATING).min(1, CHOOSE_RATING).max(5, CHOOSE_RATING),
  comment: requiredText("Escreva o seu comentário", 2000, "O comentário", inLines)
    .refine(
      (text) => text.split("\n").length <= MAX_COMMENT_LINES,
      `O comentário deve ter no máximo ${MAX_COMMENT_LINES} linhas`,
    )
    .describe(`Até ${MAX_COMMENT_LINES} linhas`),
  /** A field that people do not see and robots fill in. */
  website: z.string().default(""),
});

export type ReviewInput = z.output<typeof reviewInput>;

const answer = limitedText(2000, "A resposta", asItIs);

/** The organisation's answer to a review, in the place of the one that the form showed; empty takes it away. */
export const answerInput = byId.extend({ answer, before: answer });

export const reactionInput = z.object({
  kind: z.enum(reactionKinds, { error: "Reação desconhecida" }),
  /** Whether the visitor has it after this. */
  on: z.boolean({ error: "Informe on como true ou false" }),
});
