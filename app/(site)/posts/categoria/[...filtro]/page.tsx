import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogPage } from "@/components/posts/blog-page";
import { categoryLabel, isPostCategory, POST_CATEGORIES } from "@/lib/posts/categories";
import { readCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { nextPageNumber } from "@/lib/web/address-part";

type Props = PageProps<"/posts/categoria/[...filtro]">;

export function generateStaticParams() {
  return Object.keys(POST_CATEGORIES).map((slug) => ({ filtro: [slug] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, page } = parse((await params).filtro);
  const site = await readSite();
  const title = `Blog: ${categoryLabel(slug)}`;
  return pageMetadata(site, {
    title: page === 1 ? title : `${title}, página ${page}`,
    description: `${categoryLabel(slug)} no blog ${ofName(site)}: o que fizemos, contado por quem participou de perto.`,
    path: routes.postsOf(slug, page),
  });
}

export default async function CategoryPage({ params }: Props) {
  const { slug, page } = parse((await params).filtro);
  const [list, categories] = await Promise.all([readPosts(page, slug), readCategories()]);
  if (page > list.pages) notFound();
  return <BlogPage {...list} categories={categories} categoria={slug} />;
}

/** `{category}` or `{category}/pagina/{n}`. */
function parse([slug = "", word, number, ...more]: string[]) {
  if (!isPostCategory(slug)) notFound();
  if (word === undefined) return { slug, page: 1 };
  const page = word === "pagina" && number && more.length === 0 ? nextPageNumber(number) : undefined;
  return page ? { slug, page } : notFound();
}
