import type { RequestListener } from "node:http";

/** The order to stop comes to lib/start, the answer to a load balancer from Next's bundle: they meet here. */
const shared = globalThis as typeof globalThis & { novaStopping?: boolean };

/** Whether this process answers what comes, but wants no more. */
export const isStopping = () => shared.novaStopping === true;

export function announceStop() {
  shared.novaStopping = true;
}

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
