import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VolunteerList } from "@/components/volunteers/volunteer-list";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { joinWay } from "@/lib/settings/join-way";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";

type Props = PageProps<"/voluntarios/pagina/[n]">;

export function generateStaticParams() {
  return [{ n: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Voluntários, página ${page}`,
    description: `Quem faz ${theName(site)} acontecer, com as próprias palavras. Página ${page} da lista de voluntários.`,
    path: routes.volunteersPage(page),
  });
}

export default async function VolunteersNextPage({ params }: Props) {
  const { n } = await params;
  // The first page has one address only, and a number one way to be written.
  if (!/^[1-9]\d{0,5}$/.test(n) || n === "1") notFound();
  const [list, site] = await Promise.all([readVolunteers(Number(n)), readSite()]);
  if (list.items.length === 0) notFound();
  return <VolunteerList {...list} join={joinWay(site)} />;
}
