import { notFound } from "next/navigation";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import type { Site } from "@/lib/settings/types";
import { furtherPageNumber } from "@/lib/web/address-part";

type Texts = { title: string; description: string; path: string };

/** A `generateMetadata` of page `n` of a list; `textsOf` says the list's own title. */
export const furtherMetadata =
  (textsOf: (page: number, site: Site) => Texts) =>
  async ({ params }: { params: Promise<{ n: string }> }) => {
    const [{ n }, site] = await Promise.all([params, readSite()]);
    const page = Number(n);
    const { title, ...texts } = textsOf(page, site);
    return pageMetadata(site, { ...texts, title: `${title}, página ${page}` });
  };

/** Page `n` of a list, from the second on; not found if the list has no such page. */
export async function readFurtherPage<List extends { items: unknown[] }>(
  n: string,
  read: (page: number) => Promise<List>,
) {
  const page = furtherPageNumber(n);
  if (!page) notFound();
  const list = await read(page);
  if (list.items.length === 0) notFound();
  return list;
}
