import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readBlogSection } from "@/lib/posts/public";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { pageNumber } from "@/lib/web/address-part";
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
  const page = pageNumber(n);
  if (!page) notFound();
  const blog = await readBlogSection(page, keyword);
  if (page > blog.pages) notFound();
  return <Home blog={{ ...blog, keyword }} />;
}
