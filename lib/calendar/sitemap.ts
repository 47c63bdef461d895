import "server-only";
import { Prisma } from "../generated/prisma/client";
import { routes } from "../routes";
import type { SitemapRows } from "../sitemap/rows";

/** The active events in the order in which they happen, by their ids. */
export const eventSitemap: SitemapRows = {
  table: "CalendarEvent",
  moment: Prisma.sql`"startsAt"`,
  addressColumn: Prisma.sql`id`,
  href: routes.event,
};
