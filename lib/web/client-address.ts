import { clientAddressHeader } from "../internal-headers";

/** The visitor's address in a plain header object, as next-auth hands it over. */
export function clientAddressOf(headers: Record<string, unknown>) {
  const address = headers[clientAddressHeader];
  return typeof address === "string" ? address : "unknown";
}
