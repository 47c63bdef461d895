import { truncate } from "../text";

/** More does not fit, and a very long imported title would exhaust the memory. */
const MAX_CHARACTERS = 300;

/** Only characters of the fonts: for others (emoji, other scripts) next/og would fetch fonts from third parties. */
export function drawable(text: string) {
  return truncate(text, MAX_CHARACTERS)
    .replace(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
