/** The header in which our host tells the visitor's address; it overwrites what a visitor sends. */
export const CLIENT_ADDRESS_HEADER = "x-nova-client-ip";

/** The visitor's address in a plain header object, as next-auth hands it over. */
export function clientAddressOf(headers: Record<string, unknown>) {
  const address = headers[CLIENT_ADDRESS_HEADER];
  return typeof address === "string" ? address : "unknown";
}
