import type { APIRequestContext } from "@playwright/test";

/** An article of the sample, with a picture in its first screen. */
export const ARTICLE = "/posts/reforco-escolar-o-que-tres-meses-de-mesa-redonda-ensinaram";
/** Placeholder for an event's page, whose id differs in each installation. */
export const EVENT = "/agenda/{id}";
/** A campaign of the sample that is running. */
export const CAMPAIGN = "/campanhas/mochila-cheia-para-a-turma-do-reforco";

/** Single pages of the sitemap, besides articles and events. */
export const SCREENS = [
  ...["/", "/sobre", "/contato", "/posts", "/agenda", "/voluntarios", "/projetos", "/campanhas", "/transparencia"],
  "/precisamos",
  ...["/doar", "/doar/todo-mes", "/privacidade", "/termos", "/projetos/acoes", "/projetos/criancas"],
];

/** One further page of each kind of list. */
export const FURTHER = ["/posts/pagina/2", "/posts/categoria/acoes", "/agenda/passadas", "/transparencia/pagina/2"];

/** Public pages for search engines. */
export const LISTED = [...SCREENS, ...FURTHER, ARTICLE, EVENT, CAMPAIGN];

/** Public pages that search engines must not index. */
export const UNLISTED = [
  ...["/doar/50", "/doar/outro-valor", "/doar/avisar", "/doar/avisado", "/contato/enviada"],
  ...["/page/2", "/search/sopa", "/search/nadadisso", "/login", "/nova-senha"],
  ...["/transparencia/busca/maria", "/transparencia/busca/nadadisso", "/api/docs"],
];

/** Missing pages: an unknown path, and a removed item. */
export const MISSING = ["/nada", "/posts/nada"];

/** The address of a page; of `EVENT`, that of the first event. */
export async function addressOf(request: APIRequestContext, page: string) {
  if (page !== EVENT) return page;
  const { calendars } = await (await request.get("/api/calendars?limit=1")).json();
  return page.replace("{id}", calendars[0]._id);
}
