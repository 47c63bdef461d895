import "server-only";
import { headers } from "next/headers";
import { nonceHeader } from "../internal-headers";

/**
 * What an inline script of this document must carry to run; the page is rendered per request from here on. Next gives it
 * to its own scripts by itself. Undefined in development, where scripts are not restricted.
 */
export async function readNonce() {
  return (await headers()).get(nonceHeader) ?? undefined;
}
