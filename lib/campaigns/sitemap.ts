import "server-only";
import { Prisma } from "../generated/prisma/client";
import { routes } from "../routes";
import type { SitemapRows } from "../sitemap/rows";

/** The active campaigns in the order in which they begin, by their permalinks. */
export const campaignSitemap: SitemapRows = {
  table: "Campaign",
  // The first day as its midnight of UTC, by which the tallies count its month.
  moment: Prisma.sql`("startsOn"::timestamp AT TIME ZONE 'UTC')`,
  addressColumn: Prisma.sql`permalink`,
  href: routes.campaign,
};
