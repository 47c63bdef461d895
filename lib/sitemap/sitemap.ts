/** Addresses that one file of a sitemap may have (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

/** The items of the months 'YYYY-MM-01' from one on and before another, after the first `skip` of them. */
export type Part = { from: string; before: string; skip: number };

type Month = { month: string; count: number };

/**
 * The months put together in parts of at most `limit` items, oldest first: what is new only changes the last part. A month
 * that has more is divided.
 */
export function partsOf(months: Month[], limit = SITEMAP_LIMIT): Part[] {
  const parts: (Part & { count: number })[] = [];
  for (const { month, count } of [...months].sort((a, b) => a.month.localeCompare(b.month))) {
    const before = monthAfter(month);
    const last = parts.at(-1);
    if (last && last.count + count <= limit) {
      last.count += count;
      last.before = before;
    } else {
      const start = { from: month, before };
      for (let skip = 0; skip < count; skip += limit) parts.push({ ...start, skip, count });
    }
  }
  return parts.map(({ from, before, skip }) => ({ from, before, skip }));
}

/** The sitemap index: the addresses of the parts. */
export const sitemapIndex = (urls: string[]) =>
  wrap("sitemapindex", urls.map((url) => element("sitemap", url)).join("\n"));

/** One part. A page without a date has no lastmod: invented dates teach search engines to ignore all of them. */
export const sitemapOf = (pages: { url: string; updatedAt?: Date }[]) =>
  wrap("urlset", pages.map(({ url, updatedAt }) => element("url", url, updatedAt)).join("\n"));

function monthAfter(month: string) {
  const date = new Date(month);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

function wrap(root: string, content: string) {
  const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${xmlns}">\n${content}\n</${root}>\n`;
}

function element(name: string, url: string, updatedAt?: Date) {
  const isKnown = updatedAt && !Number.isNaN(updatedAt.getTime());
  const changed = isKnown ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
  return `<${name}><loc>${url.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</loc>${changed}</${name}>`;
}
