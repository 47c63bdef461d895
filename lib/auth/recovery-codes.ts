import { createHash } from "node:crypto";
import { readableGroups } from "./readable-password";

const RECOVERY_CODES = 10;

/** Ten codes of two groups (50 bits each, and guesses are limited). */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, () => readableGroups(2));

/** Hash of a code, however it is typed. */
export const hashRecoveryCode = (code: string) =>
  createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("base64url");
