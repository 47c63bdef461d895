/** Words that no screen says, and what it says instead. Whole words, without regard to case. */
const UNWANTED: [words: RegExp, instead: string][] = [
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
const ALLOWED: Record<string, RegExp> = {
  // What visitors wrote to the organisation.
  "/reviews": /vocês/,
  // The law requires the names of data processors.
  "/privacidade": /hcaptcha|resend/,
};

/** The unwanted words of the page, each with its context and its replacement. */
export function unwantedIn(text: string, pathname: string) {
  const allowed = ALLOWED[pathname];
  return UNWANTED.flatMap(([words, instead]) =>
    [...text.matchAll(new RegExp(`.{0,40}(?<![\\p{L}\\d])(${words.source})(?![\\p{L}\\d]).{0,40}`, "giu"))]
      .filter(([, word = ""]) => !allowed?.test(word.toLowerCase()))
      .map(([around]) => `${around} → ${instead}`),
  );
}

/** All texts of the HTML, or of the screen as it is now, including folded parts and accessible names. Runs in the page. */
export function readTexts(html: string | undefined) {
  const source = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const screen = source.body.cloneNode(true) as HTMLElement;
  for (const element of screen.querySelectorAll("script, style, template, code")) element.remove();
  for (const summary of screen.querySelectorAll("summary"))
    if (summary.textContent?.trim() === "Para quem cuida da hospedagem") summary.parentElement?.remove();
  const named = [...screen.querySelectorAll("*")].flatMap((element) =>
    ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name)).filter(Boolean),
  );
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return [...texts, ...named].join("\n");
}
