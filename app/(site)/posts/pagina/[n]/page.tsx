import type { Metadata } from "next";
import { BlogPage } from "@/components/posts/blog-page";
import { readPostCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/posts/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Blog, página ${page}`,
    description: `Página ${page} do blog ${ofName(site)}: as ações de antes, contadas por quem participou de cada uma.`,
    path: routes.postsPage(page),
  });
}

export default async function PostsFurtherPage({ params }: Props) {
  const { n } = await params;
  const [list, categories] = await Promise.all([readFurtherPage(n, readPosts), readPostCategories()]);
  return <BlogPage {...list} categories={categories} />;
}
