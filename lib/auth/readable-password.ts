import { randomInt } from "node:crypto";

/** Without letters that are taken for one another when read from a screen. */
export const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five, easy to copy by hand and far out of reach of guessing (99 bits). */
export function readablePassword() {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
