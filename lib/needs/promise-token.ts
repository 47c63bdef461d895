import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** What the private link of a promise carries. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** What is stored of it. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
