import type { ExactDecimal } from "./decimals";
import { foldWords } from "./text";

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
  [/[õã]es$/i, "ão"],
  [/ns$/i, "m"],
  [/ais$/i, "al"],
  [/éis$/i, "el"],
  [/([rz])es$/i, "$1"],
  [/([aeot])s$/i, "$1"],
];

function singularWord(word: string) {
  const [plural, one] = ENDINGS.find(([ending]) => ending.test(word)) ?? [];
  return plural && one !== undefined ? word.replace(plural, one) : word;
}

/** Weights and volumes, each by the words that stand for it. */
const MEASURES = [
  /^(?:kgs?|[qk]uilos?|quilogramas?)$/,
  /^(?:grs?|gs?|gramas?)$/,
  /^(?:t|toneladas?)$/,
  /^(?:ls?|lts?|litros?)$/,
  /^(?:mls?|mililitros?)$/,
];

const measureOf = (text: string) => {
  const [first = ""] = foldWords(text).split(/[ .]/, 1);
  return MEASURES.find((words) => words.test(first));
};

/** Whether the items are surely measured in another unit: 'kg de arroz' are no 'cestas', while 'bonecas' may well be 'brinquedos'. */
export function isOtherMeasure(items: string, unit: string) {
  const measure = measureOf(items);
  return unit !== "" && measure !== undefined && measure !== measureOf(unit);
}
