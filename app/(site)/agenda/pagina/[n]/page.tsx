import type { Metadata } from "next";
import { AgendaPage } from "@/components/calendar/agenda-page";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/agenda/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Agenda, página ${page}`,
    description: `Mais encontros marcados ${ofName(site)} em ${site.city}: dia, hora, lugar e programação. Página ${page}.`,
    path: routes.agendaPage(page),
  });
}

export default async function AgendaFurtherPage({ params }: Props) {
  return <AgendaPage {...(await readFurtherPage((await params).n, readUpcoming))} />;
}
