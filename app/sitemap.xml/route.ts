import { eventEntity } from "@/lib/calendar/entity";
import { readEventParts } from "@/lib/calendar/public";
import { postEntity } from "@/lib/posts/entity";
import { readPostParts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { sitemapIndex } from "@/lib/sitemap/sitemap";

/** Says where the files are that name every page worth finding, with at most 50,000 addresses each. */
export async function GET() {
  const [events, posts] = await Promise.all([readEventParts(), readPostParts()]);
  const parts = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);
  const names = [
    "paginas",
    ...parts(eventEntity.pages.sitemap, events.count),
    ...parts(postEntity.pages.sitemap, posts.count),
  ];
  return new Response(sitemapIndex(names.map((name) => absolute(routes.sitemapPart(name)))), {
    headers: { "content-type": "application/xml" },
  });
}
