/** The host name by which a client on this machine reaches a server that listens at this address, or at all addresses of the machine. */
export const nearHostname = (hostname: string) => (["0.0.0.0", "::"].includes(hostname) ? "localhost" : hostname);
