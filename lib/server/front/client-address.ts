import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";

import { clientAddressHeader } from "../../internal-headers";

/**
 * Determines the client's address once, and writes it into the headers that the rest of the code reads.
 * Whatever the client sent under these names is overwritten: a header is only worth as much as the proxies that wrote it, and
 * only X-Forwarded-For is read.
 */
export function markClientAddress(request: IncomingMessage, trustedProxies: number) {
  const { headers } = request;
  const address = clientAddress(request, trustedProxies);
  const forwardedFor = headers["x-forwarded-for"];
  for (const name of Object.keys(headers))
    if (name.startsWith("x-forwarded-") || name === "forwarded") delete headers[name];
  // A connection that bypasses the proxy has no such header.
  headers["x-forwarded-for"] = (trustedProxies > 0 && forwardedFor) || address;
  headers[clientAddressHeader] = networkOf(address);
}

/**
 * An IPv4 address itself; of an IPv6 address its first 64 bits, for each connection has a network of so many: a limit
 * per address would never be reached.
 */
export function networkOf(address: string) {
  if (isIP(address) !== 6) return address;
  // The shortest form in hexadecimal, without the interface's name.
  const canonical = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split("::").map((part) => part.split(":").filter(Boolean));
  const omitted = Array<string>(8 - head.length - tail.length).fill("0");
  return `${[...head, ...omitted, ...tail].slice(0, 4).join(":")}::/64`;
}

const directAddress = ({ remoteAddress = "" }: Socket) => plainAddress(remoteAddress) ?? "0.0.0.0";

/** The network of the connection's other end: a proxy, or the visitor. */
export const directNetwork = (socket: Socket) => networkOf(directAddress(socket));

export function clientAddress(request: IncomingMessage, trustedProxies: number) {
  const direct = directAddress(request.socket);
  if (trustedProxies === 0) return direct;
  // Each proxy appends the address that connected to it, so the n-th from the right was written by our outermost proxy.
  // With fewer entries the request went around a proxy, and nothing in the header can be believed.
  const claimed =
    String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .at(-trustedProxies) ?? "";
  return plainAddress(claimed.trim()) ?? direct;
}

/** Without a port, brackets, or the prefix of an IPv4 address inside IPv6; undefined when it is no address. */
function plainAddress(text: string) {
  const bare = text.replace(/^\[(.+)\](:\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) ? address : undefined;
}
