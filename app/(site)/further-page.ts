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

/** Page `n` of a list whose first page has an address without a number. */
export const readFurtherPage = <List extends { pages: number }>(n: string, read: (page: number) => Promise<List>) =>
  readPage(furtherPageNumber(n), read);

/** A page of a list; not found if the list has no such page, or if its address names none. */
export async function readPage<List extends { pages: number }>(
  page: number | undefined,
  read: (page: number) => Promise<List>,
) {
  const list = page === undefined ? undefined : await read(page);
  if (page === undefined || list === undefined || page > list.pages) notFound();
  return list;
}
