import type { RequestListener, ServerResponse } from "node:http";
import { log } from "../log";
import { writeSecurityHeaders } from "../security/headers";
import { cached } from "./cached";
import { markClientAddress } from "./client-address";

type Options = {
  trustedProxies: number;
  /** Where the build is, in production. */
  buildFolder?: string;
  /** Of finished answers in memory, in production. */
  pageCacheMegabytes?: number;
};

/** Next would answer any other with an empty 400. */
const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What stands between the network and Next (finished.ts). Whatever else the door must do wraps the same kind of listener. */
export function createHost(next: RequestListener, options: Options): RequestListener {
  const { trustedProxies, buildFolder, pageCacheMegabytes: megabytes = 0 } = options;
  const cache = buildFolder === undefined ? undefined : cached(next, { buildFolder, megabytes });
  const door = checked(cache?.answer ?? next, trustedProxies);
  // What is ready has been through the door before; an address or a method that is refused there is never ready.
  return (request, response) => void (cache?.hit(request, response) || door(request, response));
}

/** Refuses what makes no sense, and tells who asks. */
function checked(answer: RequestListener, trustedProxies: number): RequestListener {
  return async (request, response) => {
    const isApi = request.url?.startsWith("/api/") ?? false;
    if (!isWellFormed(request.url)) return refuse(response, isApi, 400, "Endereço malformado");
    if (isApi && !API_METHODS.includes(request.method ?? "")) {
      response.setHeader("allow", API_METHODS.join(", "));
      return refuse(response, isApi, 405, "A API não conhece este método");
    }
    markClientAddress(request, trustedProxies);
    try {
      await answer(request, response);
    } catch (error) {
      log.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

function refuse(response: ServerResponse, inJson: boolean, status: number, message: string) {
  writeSecurityHeaders(response, false);
  response.setHeader("content-type", inJson ? "application/json" : "text/plain; charset=utf-8");
  response.writeHead(status).end(inJson ? JSON.stringify({ message }) : message);
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
