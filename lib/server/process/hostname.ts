/** Whether the address means all of the machine's. */
const isEverywhere = (hostname: string) => ["0.0.0.0", "::"].includes(hostname);

/** The host name by which a client on this machine reaches the server. */
export function nearHostname(hostname: string) {
  return isEverywhere(hostname) ? "localhost" : hostname;
}
