import type { Metadata } from "next";
import { readBlogSection } from "@/lib/posts/public";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { pageNumber } from "@/lib/web/address-part";
import { readPage } from "../../../../further-page";
import { Home } from "../../../../home";
import { parseKeyword } from "../../keyword";

type Props = PageProps<"/search/[keyword]/page/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { keyword: parameter, n } = await params;
  const keyword = parseKeyword(parameter);
  const site = await readSite();
  const title = `Busca: ${keyword}, página ${n}`;
  const path = `/search/${encodeURIComponent(keyword)}/page/${n}`;
  return pageMetadata(site, { title, description: site.summary, path, noindex: true });
}

export default async function SearchFurtherPage({ params }: Props) {
  const { keyword: parameter, n } = await params;
  const keyword = parseKeyword(parameter);
  const blog = await readPage(pageNumber(n), (page) => readBlogSection(page, keyword));
  return <Home blog={{ ...blog, keyword }} />;
}
