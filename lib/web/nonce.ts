import "server-only";
import { headers } from "next/headers";
import { nonceHeader } from "../internal-headers";

/**
 * The CSP nonce of this document's inline scripts. Reading it makes the page render per request. Next gives it
 * to its own scripts by itself. Undefined in development, where scripts are not restricted.
 */
export async function readNonce() {
  return (await headers()).get(nonceHeader) ?? undefined;
}
