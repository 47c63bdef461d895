import "server-only";
import { createHmac } from "node:crypto";
import { derivedKey } from "../../auth/secret";

/** The token of a promise's private link: computed, so that a repetition and the reminder have the same one although its hash alone is stored. */
export const tokenOf = (id: string) => createHmac("sha256", derivedKey("promise link")).update(id).digest("base64url");
