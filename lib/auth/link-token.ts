import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** The secret part of a private link's address. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** What is stored of it. A link is found by it alone, so that the time of an answer tells nothing of a token. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
