import { AgendaPage } from "@/components/calendar/agenda-page";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/agenda/pagina/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: "Agenda",
  description: `Mais encontros marcados ${ofName(site)} em ${site.city}: dia, hora, lugar e programação. Página ${page}.`,
  path: routes.agendaPage(page),
}));

export default async function AgendaFurtherPage({ params }: Props) {
  return <AgendaPage {...(await readFurtherPage((await params).n, readUpcoming))} />;
}
