import type { IncomingMessage } from "node:http";
import { isApi } from "../../routes";
import { OPENED_HEADER } from "../../visits/page";
import { isPerRequest } from "../front/address";
import { hasSession } from "../front/request-filter";

type Request = Pick<IncomingMessage, "method" | "headers">;

/** User agents that read pages and are nobody's browser; a Cubot is a telephone. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|headless|preview|fetch|scan|monitor|lighthouse|externalhit|whatsapp|^(?:curl|wget|python)/i;
/** Pictures, feeds and downloads. */
const FILE = /^\/(?:_next|imagens|cartao)\/|\.\w{2,11}$/;

/**
 * Whether the request opens a page for a person, as far as a browser says so; nobody is recognised. A page fetched in advance is not opened
 * yet, and a signed-in person is no visitor.
 */
export function isVisit({ method, headers }: Request) {
  const isOpened = method === "GET" ? isNavigation(headers) : headers[OPENED_HEADER] !== undefined;
  if (!isOpened || hasSession(headers)) return false;
  const agent = headers["user-agent"];
  return agent !== undefined && !BOT.test(agent);
}

function isNavigation(headers: Request["headers"]) {
  return (
    headers["sec-purpose"] === undefined &&
    headers.purpose === undefined &&
    (headers["sec-fetch-dest"] ?? "document") === "document" &&
    headers.accept?.includes("text/html") === true
  );
}

/** Whether it is a page of the public site, if there is one at all. */
export const isPublicPage = (path: string) => !FILE.test(path) && !isApi(path) && !isPerRequest(path);
