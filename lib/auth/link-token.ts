import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** The secret part of a private link's address. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** The stored hash of a token. Links are looked up by the hash, so that response times reveal nothing of a token. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
