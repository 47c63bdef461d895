import { randomInt } from "node:crypto";

/** Without letters that are taken for one another when read from a screen. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five, easy to copy by hand and far out of reach of guessing (99 bits). */
export function readablePassword() {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
