// Apart from text.ts, which visitors' browsers load.

/** Line breaks and control characters in what belongs on one line become spaces; and `legible`. */
export const inOneLine = (text: string) => legible(text.replace(/[\s\p{Cc}]+/gu, " "));

/** Line breaks as '\n', no other control characters, and `legible`. */
export const inLines = (text: string) => legible(text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, ""));

/** Without what turns round or covers the words beside it: signs of direction, other invisible ones, and towers of accents. Empty when nothing is left to see. */
export function legible(text: string) {
  const clean = text.replace(INVISIBLE, "").replace(TOWER, "$1");
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : "";
}

/**
 * But for what joins and colours emoji, and the joiners of Persian; after a Latin letter there is nothing to join, and a name with one
 * would be another person's. Telephones copied from a phone's contacts stand between two of them.
 */
const INVISIBLE =
  /(?<=^|[\p{Script=Latin}\s])\p{Default_Ignorable_Code_Point}+|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|\u2800/gu;

/** No script sets more marks on a letter. */
const TOWER = /((?:[\p{Mn}\p{Me}]\p{Join_Control}*){4})[\p{Mn}\p{Me}\p{Join_Control}]+/gu;
