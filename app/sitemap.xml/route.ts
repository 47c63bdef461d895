import { sitemapItems } from "@/app/sitemap/items";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { sitemapIndex } from "@/lib/sitemap/sitemap";

export const dynamic = "force-static";

/** The index of the sitemap's files, each of which has at most 50,000 URLs. */
export async function GET() {
  const names = await Promise.all(
    sitemapItems.map(async ({ entity, readParts }) => {
      const { count } = await readParts();
      return Array.from({ length: count }, (_, n) => `${entity.pages.sitemap}-${n + 1}`);
    }),
  );
  const urls = ["paginas", ...names.flat()].map((name) => absolute(routes.sitemapPart(name)));
  return new Response(sitemapIndex(urls), { headers: { "content-type": "application/xml" } });
}
