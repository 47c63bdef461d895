/** Whether the address means all of the machine's. */
const isEverywhere = (hostname: string) => ["0.0.0.0", "::"].includes(hostname);

/** What a client on this machine calls it. */
export function nearHostname(hostname: string) {
  return isEverywhere(hostname) ? "localhost" : hostname;
}
