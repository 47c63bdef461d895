import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProjectsPage } from "@/components/projects/projects-page";
import { PROJECT_CATEGORIES, projectCategories } from "@/lib/projects/categories";
import { parseGalleryAddress } from "@/lib/projects/gallery-address";
import { readProjects } from "@/lib/projects/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

type Props = PageProps<"/projetos/[[...filtro]]">;

export function generateStaticParams() {
  return [{ filtro: [] }, ...projectCategories.map((categoria) => ({ filtro: [categoria] }))];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const address = parseGalleryAddress((await params).filtro);
  if (!address) return {};
  const { categoria, page } = address;
  const site = await readSite();
  const subject = categoria ? `Projetos: ${PROJECT_CATEGORIES[categoria]}` : "Projetos";
  return pageMetadata(site, {
    title: page === 1 ? subject : `${subject}, página ${page}`,
    description: `${subject}. Veja em fotos o que ${theName(site)} faz no bairro, semana após semana, e venha fazer parte.`,
    path: routes.projects(categoria, page),
  });
}

export default async function GalleryPage({ params }: Props) {
  const address = parseGalleryAddress((await params).filtro);
  if (!address) notFound();
  const list = await readProjects(address.categoria, address.page);
  if (list.items.length === 0 && address.page > 1) notFound();
  return <ProjectsPage {...list} categoria={address.categoria} />;
}
