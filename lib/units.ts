import type { ExactDecimal } from "./decimals";

/** Portuguese has the singular below two, for the noun and for its verb: '1,5 pacote já chegou'. */
export const isSingular = (quantity: ExactDecimal) => Number(quantity) < 2;

/** The unit beside a quantity: 'pacotes' of '1' is 'pacote'. */
export const unitFor = (quantity: ExactDecimal, unit: string) => (isSingular(quantity) ? singular(unit) : unit);

/** The words before the first preposition: 'cestas básicas', 'kits' of 'kits de higiene'. */
const HEAD = /^\S+(?: \S+)*?(?=$| (?:d[aeo]s?|com|em|para|sem) )/i;

/** 'cestas básicas' -> 'cesta básica', 'kits de higiene' -> 'kit de higiene'. */
export const singular = (unit: string) => unit.replace(HEAD, (head) => head.split(" ").map(singularWord).join(" "));

/** Endings of the plural, and of the singular. */
const ENDINGS: [RegExp, string][] = [
  [/^mães$/i, "mãe"],
  [/^óculos$/i, "óculos"],
  [/[õã]es$/i, "ão"],
  [/ns$/i, "m"],
  [/ais$/i, "al"],
  [/éis$/i, "el"],
  [/óis$/i, "ol"],
  [/veis$/i, "vel"],
  [/^(infant|juven)is$/i, "$1il"],
  [/([rz])es$/i, "$1"],
  [/([aeot])s$/i, "$1"],
];

function singularWord(word: string) {
  const [plural, one] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return plural && one !== undefined ? word.replace(plural, one) : word;
}
