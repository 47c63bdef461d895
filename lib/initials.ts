/** 'MS' of 'Maria da Silva'. */
export function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const first = (word = "") => [...word][0]?.toLocaleUpperCase("pt-BR") ?? "";
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : "");
}
