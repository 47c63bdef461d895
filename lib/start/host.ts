import type { RequestListener } from "node:http";
import { markClientAddress } from "./client-address";

/** What stands between the network and Next. Whatever else the door must do wraps the same kind of listener. */
export function createHost(next: RequestListener, { trustedProxies }: { trustedProxies: number }): RequestListener {
  return async (request, response) => {
    markClientAddress(request, trustedProxies);
    try {
      await next(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}
