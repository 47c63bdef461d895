import "server-only";
import { cachedWhileToday } from "../cached-read";
import { eventEntity } from "../calendar/entity";
import { campaignEntity } from "../campaigns/entity";
import { donationEntity } from "../donations/entity";
import { absentWhenMissing } from "../errors";
import { presentEach, presentPage } from "../items/present-each";
import { projectEntity } from "../projects/entity";
import { routes } from "../routes";
import { absolute } from "../site";
import { SITEMAP_LIMIT, sitemapOf } from "../sitemap/sitemap";
import { needEntity } from "./entity";
import { listCampaignNeeds, listEndedNeeds, listOpenAddresses, listOpenNeeds, listWantedNeeds } from "./list";
import { presentNeed } from "./present";
import { getPublicNeed } from "./service";

/** Needs a page of the public list. */
const NEEDS_PER_PAGE = 12;

/** A page of what is still asked for. */
export async function readOpenNeeds(page: number, limit = NEEDS_PER_PAGE) {
  "use cache";
  cachedWhileToday(...TAGS);
  const list = await listOpenNeeds({ page, limit });
  return presentPage(list, presentNeed);
}

/** The most urgent needs of which more can be promised. */
export async function readWantedNeeds(limit: number) {
  "use cache";
  cachedWhileToday(...TAGS);
  return presentEach(await listWantedNeeds(limit), presentNeed);
}

/** The latest needs that are complete or over. */
export async function readEndedNeeds(limit: number) {
  "use cache";
  cachedWhileToday(...TAGS);
  return presentEach(await listEndedNeeds(limit), presentNeed);
}

/** Needs on a campaign's page. */
const CAMPAIGN_NEEDS = 6;

/** What is still asked for in a campaign. */
export async function readCampaignNeeds(campaignId: string) {
  "use cache";
  cachedWhileToday(...TAGS);
  return presentEach(await listCampaignNeeds(campaignId, CAMPAIGN_NEEDS), presentNeed);
}

/** A need, or undefined when there is no such one for the public. */
export async function readNeed(id: string) {
  "use cache";
  cachedWhileToday(...TAGS);
  if (!/^[\w-]{1,64}$/.test(id)) return undefined;
  const row = await getPublicNeed(id).catch(absentWhenMissing);
  return row && presentNeed(row);
}

/** What is still asked for, as the sitemap names it: one file, as what is over leaves it. */
async function readOpenAddresses() {
  "use cache";
  cachedWhileToday(needEntity.tag, donationEntity.tag);
  return listOpenAddresses(SITEMAP_LIMIT);
}

/** How many files the needs take in the sitemap, and when one of them last changed. */
export async function readNeedParts() {
  const open = await readOpenAddresses();
  const [updatedAt] = open.map((need) => need.updatedAt).sort((one, other) => other.getTime() - one.getTime());
  return { count: open.length > 0 ? 1 : 0, updatedAt };
}

/** The nth file of the needs, from 1, in the sitemap's XML; undefined when there are fewer. */
export async function readNeedSitemap(n: number) {
  const open = await readOpenAddresses();
  if (n > 1 || open.length === 0) return undefined;
  return sitemapOf(open.map(({ id, updatedAt }) => ({ url: absolute(routes.need(id)), updatedAt })));
}

/** What these reads depend on, besides the day, with which needs and promises end. */
const TAGS = [needEntity.tag, donationEntity.tag, projectEntity.tag, eventEntity.tag, campaignEntity.tag];
