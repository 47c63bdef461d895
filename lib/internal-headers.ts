/**
 * Headers from the front to Next (lib/server/front overwrites whatever a client sent under
 * their names, lib/web reads them).
 */

/** The visitor's address, or of an IPv6 address its network. */
export const clientAddressHeader = "x-nova-client-ip";

/** Header from proxy.ts to the front: the status of a document whose head Next sends before the page knows it. */
export const statusHeader = "x-nova-status";

/** Header from the API to the front: seconds for which the answer is shared by all requests without token and cookie, unless something is saved. */
export const sharedForHeader = "x-nova-shared-for";

/** The nonce of the document's inline scripts; Next itself reads it from a policy among the request's headers. */
export const nonceHeader = "x-nova-nonce";
