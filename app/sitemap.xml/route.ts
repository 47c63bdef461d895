import { eventEntity } from "@/lib/calendar/entity";
import { readEventParts } from "@/lib/calendar/public";
import { campaignEntity } from "@/lib/campaigns/entity";
import { readCampaignParts } from "@/lib/campaigns/public";
import { needEntity } from "@/lib/needs/entity";
import { readNeedParts } from "@/lib/needs/public";
import { postEntity } from "@/lib/posts/entity";
import { readPostParts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { absolute } from "@/lib/site";
import { sitemapIndex } from "@/lib/sitemap/sitemap";

export const dynamic = "force-static";

/** The index of the sitemap's files, each of which has at most 50,000 URLs. */
export async function GET() {
  const [events, posts, campaigns, needs] = await Promise.all([
    readEventParts(),
    readPostParts(),
    readCampaignParts(),
    readNeedParts(),
  ]);
  const parts = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n + 1}`);
  const names = [
    "paginas",
    ...parts(eventEntity.pages.sitemap, events.count),
    ...parts(postEntity.pages.sitemap, posts.count),
    ...parts(campaignEntity.pages.sitemap, campaigns.count),
    ...parts(needEntity.pages.sitemap, needs.count),
  ];
  return new Response(sitemapIndex(names.map((name) => absolute(routes.sitemapPart(name)))), {
    headers: { "content-type": "application/xml" },
  });
}
