import type { APIRequestContext } from "@playwright/test";

/** An article of the sample, with a picture in its first screen. */
export const ARTICLE = "/posts/reforco-escolar-o-que-tres-meses-de-mesa-redonda-ensinaram";
/** Stands for an event's page, whose id each installation makes anew. */
export const EVENT = "/agenda/{id}";

/** Public pages that search engines may keep: every screen, and each kind of further page once. */
export const LISTED = [
  ...["/", "/sobre", "/contato", "/posts", "/agenda", "/voluntarios", "/projetos", "/transparencia"],
  ...["/privacidade", "/termos", "/posts/pagina/2", "/agenda/passadas", "/projetos/acoes", "/projetos/criancas"],
  ...["/posts/categoria/acoes", "/transparencia/pagina/2", ARTICLE, EVENT],
];

/** Public pages whose contents are found elsewhere. */
export const UNLISTED = [
  ...["/page/2", "/search/sopa", "/search/nadadisso", "/login"],
  ...["/transparencia/busca/maria", "/transparencia/busca/nadadisso"],
];

/** Nothing is there: an address that the product does not have, and an item that is gone. */
export const MISSING = ["/nada", "/posts/nada"];

/** The address itself; of `EVENT`, that of the first one. */
export async function addressOf(request: APIRequestContext, page: string) {
  if (page !== EVENT) return page;
  const { calendars } = await (await request.get("/api/calendars?limit=1")).json();
  return page.replace("{id}", calendars[0]._id);
}
