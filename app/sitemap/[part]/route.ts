import { eventEntity } from "@/lib/calendar/entity";
import { readEventParts, readEventSitemap } from "@/lib/calendar/public";
import { campaignEntity } from "@/lib/campaigns/entity";
import { readCampaignParts, readCampaignSitemap } from "@/lib/campaigns/public";
import { entities } from "@/lib/entities";
import { needEntity } from "@/lib/needs/entity";
import { readNeedParts, readNeedSitemap } from "@/lib/needs/public";
import { postEntity } from "@/lib/posts/entity";
import { readPostParts, readPostSitemap } from "@/lib/posts/public";
import { readProjectCategories } from "@/lib/projects/public";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { sitemapOf } from "@/lib/sitemap/sitemap";

/** One file of the sitemap: 'paginas.xml', 'agenda-1.xml', 'artigos-1.xml' … */
export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const xml = await read((await params).part);
  if (!xml) return new Response("Não encontrado", { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml", "cache-control": "public, no-cache" } });
}

async function read(part: string) {
  if (part === "paginas.xml") return pages();
  const [, name = "", n] = /^(\w+)-([1-9]\d{0,3})\.xml$/.exec(part) ?? [];
  return Object.hasOwn(ITEMS, name) ? ITEMS[name]?.(Number(n)) : undefined;
}

const ITEMS: Record<string, (n: number) => Promise<string | undefined>> = {
  [eventEntity.pages.sitemap]: readEventSitemap,
  [postEntity.pages.sitemap]: readPostSitemap,
  [campaignEntity.pages.sitemap]: readCampaignSitemap,
  [needEntity.pages.sitemap]: readNeedSitemap,
};

/** Only the first page of each list: items of the others are in the sitemap themselves. */
async function pages() {
  const [event, post, campaign, need, categories] = await Promise.all([
    readEventParts(),
    readPostParts(),
    readCampaignParts(),
    readNeedParts(),
    readProjectCategories(),
  ]);
  const lastSaved: Record<string, Date | undefined> = {
    [postEntity.key]: post.updatedAt,
    [eventEntity.key]: event.updatedAt,
    [campaignEntity.key]: campaign.updatedAt,
    [needEntity.key]: need.updatedAt,
  };
  return sitemapOf([
    page(routes.home, post.updatedAt),
    page(routes.aboutPage),
    page(routes.contact),
    ...entities.flatMap(({ key, preview }) => (preview ? page(`/${preview.path}`, lastSaved[key]) : [])),
    ...categories.map(({ slug }) => page(routes.projects(slug))),
    page(routes.donate()),
    page(routes.donateMonthly),
    page(routes.privacy),
    page(routes.terms),
  ]);
}

const page = (path: string, updatedAt?: Date) => ({ url: absolute(path), updatedAt });
