import "server-only";
import { Prisma } from "../generated/prisma/client";
import { routes } from "../routes";
import type { SitemapRows } from "../sitemap/rows";

/** The articles that visitors see, in the order of their publication, by their permalinks. */
export const postSitemap: SitemapRows = {
  table: "Post",
  moment: Prisma.sql`"createdAt"`,
  addressColumn: Prisma.sql`permalink`,
  href: routes.post,
  where: Prisma.sql`"createdAt" <= now()`,
};
