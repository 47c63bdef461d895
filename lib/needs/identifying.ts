/** What in a text may tell which family it is about; tried from the first on. */
const SIGNS: readonly [RegExp, string][] = [
  [/\b(?:[Ff]am[ií]lia|[Dd]ona|[Ss]eu|[Ss]ra?\.?|[Ss]enhora?) (?:d[aeo]s? )?\p{Lu}\p{Ll}/u, "o nome de alguém"],
  [/\b(?:rua|av\.?|avenida|travessa|alameda|viela|beco|estrada) [^\n\d]{1,60}\d/iu, "um endereço com número"],
  [/\b(?:casa|apto\.?|apartamento|bloco|lote) (?:n[º°o.]{0,2} ?)?\d/iu, "um endereço com número"],
  [/(?<!\d)(?:\d{2})?\d{4,5}[-. ]?\d{4}(?!\d)/u, "um telefone"],
  [/\d{3}\.?\d{3}\.?\d{3}-\d{2}/u, "um CPF"],
];

/** What in the text seems to say which family it is about, in words; undefined for a text that tells nobody. */
export const identifyingSign = (text: string) => SIGNS.find(([pattern]) => pattern.test(text))?.[1];

/** Said beside the form. A hint, never a refusal. */
export const identifyingHint = (sign: string) =>
  `O texto parece trazer ${sign}. O site é público: conte a necessidade sem dizer de quem é.`;
