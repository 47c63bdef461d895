import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UpcomingList } from "@/components/calendar/agenda-list";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

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
  const { n } = await params;
  // The first page has one address only, and a number one way to be written.
  if (!/^[1-9]\d{0,5}$/.test(n) || n === "1") notFound();
  const list = await readUpcoming(Number(n));
  if (list.items.length === 0) notFound();
  return <UpcomingList {...list} />;
}
