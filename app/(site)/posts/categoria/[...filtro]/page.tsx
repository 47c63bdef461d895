import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { BlogPage } from "@/components/posts/blog-page";
import { DEFAULT_CATEGORIES } from "@/lib/categories/kinds";
import { readMoved } from "@/lib/categories/public";
import { readPostCategories, readPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { furtherPageNumber } from "@/lib/web/address-part";
import { readPage } from "../../../further-page";

type Props = PageProps<"/posts/categoria/[...filtro]">;

export function generateStaticParams() {
  return Object.keys(DEFAULT_CATEGORIES.post).map((slug) => ({ filtro: [slug] }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = await readAddress((await params).filtro);
  if (!address) return {};
  const { categoria, page } = address;
  const site = await readSite();
  const title = `Blog: ${categoria.label}`;
  return pageMetadata(site, {
    title: page === 1 ? title : `${title}, página ${page}`,
    description: `${categoria.label} no blog ${ofName(site)}: o que fizemos, contado por quem participou de perto.`,
    path: routes.postsOf(categoria.slug, page),
  });
}

export default async function CategoryPage({ params }: Props) {
  const { filtro } = await params;
  const address = await readAddress(filtro);
  if (!address) return redirectRemoved(filtro);
  const { categories, categoria, page } = address;
  const list = await readPage(page, (page) => readPosts(page, categoria.slug));
  return <BlogPage {...list} categories={categories} categoria={categoria} />;
}

/** `{category}` or `{category}/pagina/{n}`; undefined for anything else. */
async function readAddress([slug = "", word, number, ...more]: string[]) {
  const categories = await readPostCategories();
  const categoria = categories.find((one) => one.slug === slug);
  const isPage = word === "pagina" && number !== undefined && more.length === 0;
  const page = word === undefined ? 1 : isPage ? furtherPageNumber(number) : undefined;
  return categoria && page ? { categories, categoria, page } : undefined;
}

/** Redirects from a removed category to the one that took its articles, or to all articles. */
async function redirectRemoved([slug = ""]: string[]): Promise<never> {
  const into = await readMoved("post", slug);
  return into === undefined ? notFound() : permanentRedirect(into ? routes.postsOf(into) : routes.posts);
}
