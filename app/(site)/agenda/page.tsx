import { AgendaPage } from "@/components/calendar/agenda-page";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Agenda",
  description: `Os próximos encontros ${ofName(site)} em ${site.city}: dia, hora, lugar e programação. Toda ajuda é bem-vinda.`,
  path: routes.agenda,
}));

export default async function Page() {
  return <AgendaPage {...(await readUpcoming(1))} />;
}
