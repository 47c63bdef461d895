import type { Metadata } from "next";
import { readBlogSection } from "@/lib/posts/public";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { pageNumber } from "@/lib/web/address-part";
import { readPage } from "../../further-page";
import { Home } from "../../home";

type Props = PageProps<"/page/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const title = `Artigos, página ${n}`;
  return pageMetadata(site, { title, description: site.summary, path: `/page/${n}`, noindex: true });
}

/** The home page with page `n` of the blog. */
export default async function HomeBlogPage({ params }: Props) {
  return <Home blog={await readPage(pageNumber((await params).n), readBlogSection)} />;
}
