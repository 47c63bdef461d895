// Apart from schema.ts, so that visitors' browsers do not load zod.

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
