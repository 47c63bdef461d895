import type { RequestListener } from "node:http";
import { markClientAddress } from "./client-address";
import { compressed } from "./compressed";
import { completeMissingPages } from "./missing-page";

type Options = {
  trustedProxies: number;
  /** Where the build is, in production. */
  buildFolder?: string;
};

/** What stands between the network and Next. Whatever else the door must do wraps the same kind of listener. */
export function createHost(next: RequestListener, { trustedProxies, buildFolder }: Options): RequestListener {
  const complete = completeMissingPages(next);
  const answer = buildFolder ? compressed(complete, buildFolder) : complete;
  return async (request, response) => {
    if (!isWellFormed(request.url)) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end("Endereço malformado");
      return;
    }
    markClientAddress(request, trustedProxies);
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

/** A broken escape ('%E0') names no page; Next would answer it with 500. */
function isWellFormed(url = "/") {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
