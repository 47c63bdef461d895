import type { Metadata } from "next";
import { VolunteersPage } from "@/components/volunteers/volunteers-page";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { joinWay } from "@/lib/settings/join-way";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/voluntarios/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Voluntários, página ${page}`,
    description: `Quem faz ${theName(site)} acontecer, com as próprias palavras. Página ${page} da lista de voluntários.`,
    path: routes.volunteersPage(page),
  });
}

export default async function VolunteersFurtherPage({ params }: Props) {
  const { n } = await params;
  const [list, site] = await Promise.all([readFurtherPage(n, readVolunteers), readSite()]);
  return <VolunteersPage {...list} join={joinWay(site)} />;
}
