import { createHash } from "node:crypto";
import type { Metadata } from "next";
import { routes } from "../routes";
import { LOCALE } from "../settings/limits";
import type { Settings } from "../settings/types";
import { shorten } from "../text";
import { cardAddress } from "./card-address";

/** Characters that search engines show. */
const MAX_DESCRIPTION_LENGTH = 160;

/** The feeds and calendars linked on every page. */
const subscriptions = (name: string) => ({
  "application/rss+xml": [{ url: routes.feed, title: `${name}: artigos` }],
  "text/calendar": [{ url: routes.agendaFeed, title: `${name}: agenda` }],
});

type Page = {
  title: string;
  /** 50 to 160 characters; a longer one is cut at a word. */
  description: string;
  /** Its one address, without a fragment. */
  path: string;
  type?: "website" | "article";
  /** ISO dates. */
  publishedTime?: string;
  modifiedTime?: string;
  /** The figures and dates on the generated picture: with others it has another address, so that messengers fetch it again. */
  pictured?: string;
  authors?: string[];
  noindex?: boolean;
  /** Instead of the generated picture (1200 x 630). */
  image?: { url: string; alt: string; width?: number; height?: number };
};

/** The metadata of a page for search engines and link previews. */
export function pageMetadata(site: Pick<Settings, "name">, page: Page): Metadata {
  const { title, path, type = "website", publishedTime, modifiedTime, pictured, authors, noindex } = page;
  const description = shorten(page.description, MAX_DESCRIPTION_LENGTH);
  const canonical = path.replace(/#.*$/, "") || routes.home;
  const version = pictured ? createHash("sha256").update(pictured).digest("base64url").slice(0, 12) : modifiedTime;
  const image = page.image ?? { url: cardAddress(canonical, version), alt: title, width: 1200, height: 630 };
  return {
    // The home page is the site: its title says so already.
    title: canonical === routes.home ? { absolute: title } : title,
    description,
    authors: authors?.map((name) => ({ name })),
    alternates: { canonical, types: subscriptions(site.name) },
    robots: noindex ? { index: false, follow: true } : undefined,
    openGraph: {
      title,
      description,
      url: canonical,
      siteName: site.name,
      locale: LOCALE,
      images: [image],
      ...(type === "article" ? { type, publishedTime, modifiedTime, authors } : { type }),
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
