import type { Metadata } from "next";
import { PastEventsPage } from "@/components/calendar/agenda-page";
import { readPast } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/agenda/passadas/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Ações passadas, página ${page}`,
    description: `Mais do que ${theName(site)} já fez em ${site.city}: dias, lugares e programação de cada ação. Página ${page}.`,
    path: routes.pastEvents(page),
  });
}

export default async function PastEventsFurtherPage({ params }: Props) {
  return <PastEventsPage {...(await readFurtherPage((await params).n, readPast))} />;
}
