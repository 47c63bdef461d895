import { AgendaPage } from "@/components/calendar/agenda-page";
import { readPast } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/agenda/passadas/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: "Ações passadas",
  description: `Mais do que ${theName(site)} já fez em ${site.city}: dias, lugares e programação de cada ação. Página ${page}.`,
  path: routes.pastEvents(page),
}));

export default async function PastEventsFurtherPage({ params }: Props) {
  return <AgendaPage past {...(await readFurtherPage((await params).n, readPast))} />;
}
