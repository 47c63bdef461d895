import type { RequestListener } from "node:http";
import { isStopping } from "../../process-state";

/**
 * While it stops, each answer is the last one of its connection: a balancer that keeps connections open opens the next one
 * elsewhere, instead of sending a request into one that is just being closed.
 */
export function lastOfItsConnection(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isStopping()) response.shouldKeepAlive = false;
    return listener(request, response);
  };
}
