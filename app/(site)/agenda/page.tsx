import { AgendaPage } from "@/components/calendar/agenda-page";
import { readUpcoming } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

export async function generateMetadata() {
  const site = await readSite();
  return pageMetadata(site, {
    title: "Agenda",
    description: `Os próximos encontros ${ofName(site)} em ${site.city}: dia, hora, lugar e programação. Toda ajuda é bem-vinda.`,
    path: routes.agenda,
  });
}

export default async function Page() {
  return <AgendaPage {...(await readUpcoming(1))} />;
}
