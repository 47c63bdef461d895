import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** No route has this address: Next answers it with the finished not-found page. */
const NOWHERE = "/_nova/nada";

/**
 * Next answers notFound() of a page that is rendered on demand with an empty document, which only JavaScript fills.
 * Visitors without JavaScript, and whoever reads the HTML, get the finished not-found page in its stead.
 */
export function completeMissingPages(next: RequestListener): RequestListener {
  return (request, response) => {
    const isDocument = request.method === "GET" || request.method === "HEAD";
    if (isDocument && request.headers.rsc === undefined && request.url !== NOWHERE) watch(request, response);
    return next(request, response);
  };
}

/** Holds back what Next writes if it turns out to be the empty document. */
function watch(request: IncomingMessage, response: ServerResponse) {
  const { writeHead, write, end } = response;
  let replaced = false;
  const replace = async () => {
    replaced = true;
    const page = await finishedPage(request);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    Object.assign(response, { writeHead, write, end });
    response
      .writeHead(404, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
      .end(request.method === "HEAD" ? undefined : page);
  };

  response.writeHead = (...args: unknown[]) => {
    if (isEmptyDocument(response)) {
      if (!replaced) void replace();
      return response;
    }
    Object.assign(response, { writeHead });
    return Reflect.apply(writeHead, response, args);
  };
  response.write = (...args: unknown[]) => {
    if (!response.headersSent && !replaced) response.writeHead(response.statusCode);
    return replaced || Reflect.apply(write, response, args);
  };
  response.end = (...args: unknown[]) => {
    if (!response.headersSent && !replaced) response.writeHead(response.statusCode);
    return replaced ? response : Reflect.apply(end, response, args);
  };
}

/** The finished page says 'no-store'; only the empty one may be shared. */
function isEmptyDocument(response: ServerResponse) {
  return (
    response.statusCode === 404 &&
    String(response.getHeader("content-type")).startsWith("text/html") &&
    String(response.getHeader("cache-control")).includes("s-maxage")
  );
}

async function finishedPage({ socket }: IncomingMessage) {
  const { localAddress = "127.0.0.1", localPort, localFamily } = socket;
  const host = localFamily === "IPv6" ? `[${localAddress}]` : localAddress;
  try {
    return await (await fetch(`http://${host}:${localPort}${NOWHERE}`)).text();
  } catch {
    return "ERROR 404";
  }
}
