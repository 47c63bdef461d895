import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { log } from "../../log";
import { cached } from "./cached";
import { markClientAddress } from "./client-address";
import { writeSecurityHeaders } from "./headers";

type Options = {
  trustedProxies: number;
  /** Where the build is, in production. */
  buildFolder?: string;
  /** Of finished answers in memory, in production. */
  pageCacheMegabytes?: number;
};

/** What Next answers; any other method gets an empty 400 from it, and on a file that exists a 500. */
const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const FILE_METHODS = ["GET", "HEAD"];

/** What stands between the network and Next (finished.ts). Whatever else the door must do wraps the same kind of listener. */
export function createHost(next: RequestListener, options: Options): RequestListener {
  const { trustedProxies, buildFolder, pageCacheMegabytes: megabytes = 0 } = options;
  const cache = buildFolder === undefined ? undefined : cached(next, { buildFolder, megabytes });
  const door = checked(cache?.answer ?? next, trustedProxies);
  // What is ready has been through the door before; an address or a method that is refused there is never ready.
  return (request, response) => {
    if (hasTwoHosts(request)) return refuse(response, isOfApi(request), 400, "Pedido malformado");
    void (cache?.hit(request, response) || door(request, response));
  };
}

/** Refuses what makes no sense, and tells who asks. */
function checked(answer: RequestListener, trustedProxies: number): RequestListener {
  return async (request, response) => {
    const isApi = isOfApi(request);
    if (!isWellFormed(request.url)) return refuse(response, isApi, 400, "Endereço malformado");
    const methods = isApi ? API_METHODS : isFile(request.url) ? FILE_METHODS : PAGE_METHODS;
    if (!methods.includes(request.method ?? "")) {
      response.setHeader("allow", methods.join(", "));
      return refuse(response, isApi, 405, `${isApi ? "A API" : "Este endereço"} não conhece este método`);
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

const isOfApi = ({ url = "/" }: IncomingMessage) => /^\/api(?:[/?]|$)/.test(url);

/** Searched words may end like a file's name. */
const isFile = (url = "/") => /^\/(?!search\/)[^?]*\.\w+(?:\?|$)/.test(url);

/** RFC 9112, 3.2: a proxy in front may have believed the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage) {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

/** A broken escape ('%E0') and '*' name no page; Next would answer them with 500. */
function isWellFormed(url = "/") {
  if (!/^(?:\/|https?:\/\/)/i.test(url)) return false;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
