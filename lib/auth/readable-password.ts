import { randomInt } from "node:crypto";

/** Without letters that are taken for one another when read from a screen. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Groups of five random characters, easy to copy by hand: 'k7m2q-x9d4w' (25 bits a group). */
export function readableGroups(count: number) {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: count }, group).join("-");
}

/** Far out of reach of guessing (99 bits). */
export const readablePassword = () => readableGroups(4);
