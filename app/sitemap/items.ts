import { eventEntity } from "@/lib/calendar/entity";
import { readEventParts, readEventSitemap } from "@/lib/calendar/public";
import { campaignEntity } from "@/lib/campaigns/entity";
import { readCampaignParts, readCampaignSitemap } from "@/lib/campaigns/public";
import { needEntity } from "@/lib/needs/entity";
import { readNeedParts, readNeedSitemap } from "@/lib/needs/public";
import { postEntity } from "@/lib/posts/entity";
import { readPostParts, readPostSitemap } from "@/lib/posts/public";

/** The entities whose items are in the sitemap: how many files they take there, and each of them. */
export const sitemapItems = [
  { entity: eventEntity, readParts: readEventParts, readFile: readEventSitemap },
  { entity: postEntity, readParts: readPostParts, readFile: readPostSitemap },
  { entity: campaignEntity, readParts: readCampaignParts, readFile: readCampaignSitemap },
  { entity: needEntity, readParts: readNeedParts, readFile: readNeedSitemap },
] as const;
