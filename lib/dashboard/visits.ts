import "server-only";
import { ADDRESSES as campaigns } from "../campaigns/list";
import { addDays, wallClock } from "../dates";
import { db } from "../db/client";
import { entities } from "../entities";
import { presentAddress } from "../items/permalink";
import { ADDRESSES as posts } from "../posts/list";
import { routes } from "../routes";
import { readCard } from "../seo/cards";
import { OTHER_PAGES } from "../visits/page";
import { VISIT_DAYS } from "./format";
import type { VisitedPage, VisitFigures } from "./types";

/** Visits of the last days, also of those without any, and the pages that were opened most. */
export async function readVisitFigures(maxPages: number, now = new Date()): Promise<VisitFigures> {
  const today = wallClock(now).day;
  const [days, pages] = await Promise.all([
    db.$queryRaw<VisitFigures["days"]>`
      SELECT to_char(start, 'YYYY-MM-DD') AS day, coalesce(sum(visits), 0)::int AS visits
      FROM generate_series(${firstDay(now)}::date, ${today}::date, interval '1 day') AS start
      LEFT JOIN "Visit" ON day = start::date
      GROUP BY start ORDER BY start`,
    db.$queryRaw<{ page: string; visits: number }[]>`
      SELECT coalesce(${presentAddress(posts)}, ${presentAddress(campaigns)}, page) AS page,
        sum(visits)::int AS visits
      FROM (SELECT page, sum(visits) AS visits FROM "Visit" WHERE day >= ${firstDay(now)}::date GROUP BY page) AS opened
      GROUP BY 1 ORDER BY visits DESC, page LIMIT ${maxPages}`,
  ]);
  return { days, pages: await Promise.all(pages.map(withTitle)) };
}

/** How often an article was opened in these days, under its present address and earlier ones: none that another article has by now. */
export async function countPostVisits({ id, permalink }: { id: string; permalink: string }, now = new Date()) {
  const addresses = await db.postAddress.findMany({ where: { postId: id }, select: { permalink: true } });
  const pages = [permalink, ...addresses.map((address) => address.permalink)].map((name) => routes.post(name));
  const [opened] = await db.$queryRaw<{ visits: number }[]>`
    SELECT coalesce(sum(visits), 0)::int AS visits FROM "Visit" WHERE page = ANY(${pages}) AND day >= ${firstDay(now)}::date
      AND coalesce(${presentAddress(posts)}, page) = ${routes.post(permalink)}`;
  return opened?.visits ?? 0;
}

const firstDay = (now: Date) => addDays(wallClock(now).day, 1 - VISIT_DAYS);

/** Pages that are no items; lists have the label of their entity. */
const TITLES: Record<string, string> = {
  [OTHER_PAGES]: "Outras páginas",
  [routes.home]: "Página inicial",
  [routes.aboutPage]: "Sobre Nós",
  [routes.contact]: "Contato",
  [routes.contactSent]: "Mensagem enviada",
  [routes.privacy]: "Privacidade",
  [routes.terms]: "Termos de uso",
  [routes.donate()]: "Doe por Pix",
  [routes.donateMonthly]: "Doar todo mês",
  [routes.searchForm]: "Buscas no blog",
  [routes.pastEvents(1)]: "Ações passadas",
  [routes.apiDocs]: "Documentação da API",
  [routes.newPassword]: "Nova senha",
  "/precisamos/promessa": "Promessas de quem vai levar",
  "/rascunho": "Prévias de artigos",
  ...Object.fromEntries(entities.flatMap(({ preview }) => (preview ? [[`/${preview.path}`, preview.label]] : []))),
};

async function withTitle({ page, visits }: { page: string; visits: number }): Promise<VisitedPage> {
  const title = TITLES[page] ?? (await readCard(page.slice(1).split("/")))?.title;
  return { page, visits, title: title ?? page };
}
