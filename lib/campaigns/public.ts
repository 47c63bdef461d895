import "server-only";
import { cachedUntilChanged, cachedWhileToday } from "../cached-read";
import { currentDay } from "../dates";
import { donationEntity } from "../donations/entity";
import { absentWhenMissing } from "../errors";
import { presentEach, presentPage } from "../items/present-each";
import { sitemapOfRows, summarizeRows } from "../sitemap/rows";
import { campaignEntity } from "./entity";
import { getCampaign, listCurrentCampaigns, listPastCampaigns } from "./list";
import { presentCampaign, presentCampaignCard } from "./present";
import { campaignSitemap } from "./sitemap";

// What shows a bar also ends with every save of a donation, and with the day, on which a campaign begins or is over.

/** Campaigns that run at the same time and are listed. */
const MAX_CURRENT = 24;
/** Past campaigns a page. */
const PAST_PER_PAGE = 9;

const cachedWithDonations = () => cachedWhileToday(campaignEntity.tag, donationEntity.tag);

/** The campaigns that run, then those to come; the one that ends first at the top. */
export async function readCurrentCampaigns(limit = MAX_CURRENT) {
  "use cache";
  cachedWithDonations();
  return presentEach(await listCurrentCampaigns(currentDay(), limit), presentCampaignCard);
}

/** A page of the campaigns that are over, the latest first. */
export async function readPastCampaigns(page: number) {
  "use cache";
  cachedWithDonations();
  const list = await listPastCampaigns(currentDay(), { page, limit: PAST_PER_PAGE });
  return presentPage(list, presentCampaignCard);
}

/** Everything a campaign's page shows, or undefined when there is no such campaign for the public. */
export async function readCampaign(idOrPermalink: string) {
  "use cache";
  cachedWithDonations();
  const campaign = await getCampaign(idOrPermalink, { activeOnly: true }).catch(absentWhenMissing);
  return campaign && presentCampaign(campaign);
}

/** The campaign of an article or an event; undefined without one, or when it is not public. */
export async function readCampaignName(id: string | null) {
  "use cache";
  cachedUntilChanged(campaignEntity.tag);
  const campaign = id ? await getCampaign(id, { activeOnly: true }).catch(absentWhenMissing) : undefined;
  return campaign && { titulo: campaign.titulo, permalink: campaign.permalink };
}

/** How many files the campaigns take in the sitemap, and when one of them last changed. */
export async function readCampaignParts() {
  "use cache";
  cachedUntilChanged(campaignEntity.tag);
  return summarizeRows(campaignSitemap);
}

/** The nth file of the campaigns, from 1, in the sitemap's XML; undefined when there are fewer. */
export async function readCampaignSitemap(n: number) {
  "use cache";
  cachedUntilChanged(campaignEntity.tag);
  return sitemapOfRows(campaignSitemap, n);
}
