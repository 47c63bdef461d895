import { sitemapItems } from "@/app/sitemap/items";
import { entities } from "@/lib/entities";
import { postEntity } from "@/lib/posts/entity";
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
  return sitemapItems.find(({ entity }) => entity.pages.sitemap === name)?.readFile(Number(n));
}

/** Only the first page of each list: items of the others are in the sitemap themselves. */
async function pages() {
  const [categories, ...changes] = await Promise.all([
    readProjectCategories(),
    ...sitemapItems.map(async ({ entity, readParts }) => [entity.key, (await readParts()).updatedAt] as const),
  ]);
  const lastSaved: Record<string, Date | undefined> = Object.fromEntries(changes);
  return sitemapOf([
    page(routes.home, lastSaved[postEntity.key]),
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
