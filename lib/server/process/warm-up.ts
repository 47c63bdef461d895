import type { Env } from "../../env";
import { isStopping } from "../../process-state";
import { routes } from "../../routes";
import { nearHostname } from "./hostname";
import type { NextServer } from "./next-server";

/** The newest article's link on the page of articles. */
const ARTICLE_LINK = /href="(\/posts\/[\w-]+)"/;
/** Browsers' encoding, in which the page cache has these pages then. */
const headers = { "accept-encoding": "br" };
/** Renders of each page: the first ones take three times as long, because V8 has not compiled their code yet. */
export const WARM_UPS = 5;

/** Renders the main pages after the start, so that V8 has compiled them before the first visit, and the first one after a save. */
export async function warmUp({ HOSTNAME, PORT }: Env, next: Pick<NextServer, "markAllStale">) {
  const hostname = nearHostname(HOSTNAME);
  const host = hostname.includes(":") ? `[${hostname}]` : hostname;
  const read = (path: string) =>
    fetch(`http://${host}:${PORT}${path}`, { headers })
      .then((response) => response.text())
      .catch(() => "");
  const article = ARTICLE_LINK.exec(await read(routes.posts))?.[1];
  const pages = [routes.home, routes.posts, ...(article ? [article] : [])];
  for (let time = 1; time <= WARM_UPS && !isStopping(); time++) {
    for (const page of pages) await read(page);
    if (time < WARM_UPS) await next.markAllStale();
  }
}
