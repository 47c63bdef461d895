import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ProjectsPage } from "@/components/projects/projects-page";
import { DEFAULT_CATEGORIES } from "@/lib/categories/kinds";
import { readMoved } from "@/lib/categories/public";
import { parseGalleryAddress } from "@/lib/projects/gallery-address";
import { readProjectCategories, readProjects } from "@/lib/projects/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readPage } from "../../further-page";

type Props = PageProps<"/projetos/[[...filtro]]">;

export function generateStaticParams() {
  return [{ filtro: [] }, ...Object.keys(DEFAULT_CATEGORIES.project).map((slug) => ({ filtro: [slug] }))];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = await readAddress((await params).filtro);
  if (!address) return {};
  const { categoria, page } = address;
  const site = await readSite();
  const subject = categoria ? `Projetos: ${categoria.label}` : "Projetos";
  return pageMetadata(site, {
    title: page === 1 ? subject : `${subject}, página ${page}`,
    description: `${subject}. Veja em fotos o que ${theName(site)} faz no bairro, semana após semana, e venha fazer parte.`,
    path: routes.projects(categoria?.slug, page),
  });
}

export default async function GalleryPage({ params }: Props) {
  const { filtro } = await params;
  const address = await readAddress(filtro);
  if (!address) return redirectRemoved(filtro);
  const { categories, categoria, page } = address;
  const list = await readPage(page, (page) => readProjects(categoria?.slug, page));
  return <ProjectsPage {...list} categories={categories} categoria={categoria} />;
}

/** The category and the page in the address; undefined when it is none of the gallery's. */
async function readAddress(parts: string[] | undefined) {
  const categories = await readProjectCategories();
  const categoryOf = (slug: string | undefined) => categories.find((one) => one.slug === slug);
  const address = parseGalleryAddress(parts, (slug) => categoryOf(slug) !== undefined);
  return address && { categories, categoria: categoryOf(address.categoria), page: address.page };
}

/** Redirects from a removed category to the one that took its projects, or to all projects. */
async function redirectRemoved([slug = ""]: string[] = []): Promise<never> {
  const into = await readMoved("project", slug);
  return into === undefined ? notFound() : permanentRedirect(routes.projects(into));
}
