import { randomBytes } from "node:crypto";

/** How the nonce gets from the door to our own components; Next reads it from a policy among the request's headers. */
export const nonceHeader = "x-nova-nonce";

export const createNonce = () => randomBytes(16).toString("base64");
