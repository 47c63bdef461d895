import { createHash, randomInt } from "node:crypto";
import { ALPHABET } from "./readable-password";

const RECOVERY_CODES = 10;
const GROUPS = 2;
const GROUP_LENGTH = 5;

/** Ten codes of two groups of five, as 'k7m2q-x9d4w' (50 bits each, and guesses are limited). */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode() {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Hash of a code, however it is typed. */
export const hashRecoveryCode = (code: string) =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("base64url");
