import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";

/** The `generateMetadata` of a page with one address. */
export const siteMetadata = (describing: (site: Site) => Parameters<typeof pageMetadata>[1]) => async () => {
  const site = await readSite();
  return pageMetadata(site, describing(site));
};
