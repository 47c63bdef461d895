/**
 * Request headers from the front server to Next: lib/server/front sets them, replacing any that a client sent, and lib/web
 * reads them.
 */

/** The visitor's address, or of an IPv6 address its network. */
export const clientAddressHeader = "x-nova-client-ip";

/** What proxy.ts tells the server in front: the status of a document whose head Next sends before the page knows it. */
export const statusHeader = "x-nova-status";

/** The nonce of the document's inline scripts; Next itself reads it from a policy among the request's headers. */
export const nonceHeader = "x-nova-nonce";
