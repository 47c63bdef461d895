/** Words that no screen says, and what it says instead. Whole words, without regard to case. */
export const UNWANTED: [words: RegExp, instead: string][] = [
  [/vocês|vós|vosso/, "você"],
  // Of several people: one is spoken to.
  [
    /confiram|copiem|definam|escolham|escrevam|guardem|tentem|façam|baixem|peçam|anotem|avisem|deixem|vejam/,
    "a forma de você",
  ],
  [/deletar|deletado|deleção/, "excluir"],
  [/uploads?|upar|fazer o envio/, "enviar, envio"],
  [/clique aqui|submeter|printar/, "o que o botão faz"],
  [/inválid[oa]s?|campo obrigatório/, "o que falta, ou como se escreve"],
  [/cache|slug|tokens?|endpoint|timeout|backend|frontend|markdown|html|bucket|loading/, "o que a pessoa vê"],
  [/hcaptcha|resend|smtp|variáve(?:l|is) de ambiente|[a-z]+_[a-z]+_[a-z_]+/, "só em 'Para quem cuida da hospedagem'"],
  [/usuári[oa]s?/, "conta, pessoa"],
  [/escolher todos|escolhid[oa]\(s\)|pôr o link|em branco, vale agora|como se fala do nome/, "o que use.md propõe"],
  [/undefined|nan|null|\[object/, "um valor"],
];

/** Exceptions: where such a word is right. */
export const ALLOWED: Record<string, RegExp> = {
  // What visitors wrote to the organisation.
  "/reviews": /vocês/,
  // The law requires the names of data processors.
  "/privacidade": /hcaptcha|resend/,
};
