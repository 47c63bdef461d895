import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UpcomingList } from "@/components/calendar/agenda-list";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { nextPageNumber } from "@/lib/web/address-part";

type Props = PageProps<"/agenda/pagina/[n]">;

export function generateStaticParams() {
  return [{ n: "2" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Agenda, página ${page}`,
    description: `Mais encontros marcados ${ofName(site)} em ${site.city}: dia, hora, lugar e programação. Página ${page}.`,
    path: routes.agendaPage(page),
  });
}

export default async function AgendaNextPage({ params }: Props) {
  const page = nextPageNumber((await params).n);
  if (!page) notFound();
  const list = await readUpcoming(page);
  if (list.items.length === 0) notFound();
  return <UpcomingList {...list} />;
}
