import type { Metadata } from "next";
import { readBlogSection } from "@/lib/posts/public";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { Home } from "../../home";
import { parseKeyword } from "./keyword";

type Props = PageProps<"/search/[keyword]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const keyword = parseKeyword((await params).keyword);
  const site = await readSite();
  const title = `Busca: ${keyword}`;
  return pageMetadata(site, {
    title,
    description: site.summary,
    path: `/search/${encodeURIComponent(keyword)}`,
    noindex: true,
  });
}

/** The home page with search results in its blog section. */
export default async function SearchPage({ params }: Props) {
  const keyword = parseKeyword((await params).keyword);
  return <Home blog={{ ...(await readBlogSection(1, keyword)), keyword }} />;
}
