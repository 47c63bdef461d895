import { AgendaPage } from "@/components/calendar/agenda-page";
import { readPast } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { siteMetadata } from "../../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Ações passadas",
  description: `O que ${theName(site)} já fez em ${site.city}, do mais recente ao mais antigo: dias, lugares e programação de cada ação.`,
  path: routes.pastEvents(1),
}));

export default async function Page() {
  return <AgendaPage past {...(await readPast(1))} />;
}
