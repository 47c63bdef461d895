import type { APIRequestContext } from "@playwright/test";

/** An article of the sample, with a picture in its first screen. */
export const ARTICLE = "/posts/reforco-escolar-o-que-tres-meses-de-mesa-redonda-ensinaram";
/** Stands for an event's page, whose id each installation makes anew. */
const EVENT = "/agenda/{id}";

/** Screens with an address of their own, as the sitemap has them besides articles and events. */
export const SCREENS = [
  ...["/", "/sobre", "/contato", "/posts", "/agenda", "/voluntarios", "/projetos", "/transparencia"],
  ...["/doar", "/privacidade", "/termos", "/projetos/acoes", "/projetos/criancas"],
];

/** One of each kind of further page of a list. */
export const FURTHER = ["/posts/pagina/2", "/posts/categoria/acoes", "/agenda/passadas", "/transparencia/pagina/2"];

/** Public pages that search engines may keep. */
export const LISTED = [...SCREENS, ...FURTHER, ARTICLE, EVENT];

/** Public pages whose contents are found elsewhere. */
export const UNLISTED = [
  ...["/doar/50", "/doar/outro-valor", "/contato/enviada"],
  ...["/page/2", "/search/sopa", "/search/nadadisso", "/login"],
  ...["/transparencia/busca/maria", "/transparencia/busca/nadadisso", "/api/docs"],
];

/** Nothing is there: an address that the product does not have, and an item that is gone. */
export const MISSING = ["/nada", "/posts/nada"];

/** The address itself; of `EVENT`, that of the first one. */
export async function addressOf(request: APIRequestContext, page: string) {
  if (page !== EVENT) return page;
  const { calendars } = await (await request.get("/api/calendars?limit=1")).json();
  return page.replace("{id}", calendars[0]._id);
}
