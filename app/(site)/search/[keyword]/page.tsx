import type { Metadata } from "next";
import { pageMetadata } from "@/lib/metadata";
import { readBlogSection } from "@/lib/posts/public";
import { site } from "@/lib/site";
import { Home } from "../../home";
import { keywordOf } from "./keyword";

type Props = PageProps<"/search/[keyword]">;

export function generateStaticParams() {
  return [{ keyword: "cesta" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const keyword = keywordOf((await params).keyword);
  const title = `Busca: ${keyword}`;
  return pageMetadata({
    title,
    description: site.description,
    path: `/search/${encodeURIComponent(keyword)}`,
    noindex: true,
  });
}

/** The home page with what a search of the blog found. */
export default async function SearchPage({ params }: Props) {
  const keyword = keywordOf((await params).keyword);
  return <Home blog={{ ...(await readBlogSection(1, keyword)), keyword }} />;
}
