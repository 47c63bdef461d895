import { UpcomingList } from "@/components/calendar/agenda-list";
import { readUpcoming } from "@/lib/calendar/public";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Agenda",
  description: `Os próximos encontros do ${site.name} em ${site.city}: dia, hora, lugar e programação. Toda ajuda é bem-vinda.`,
  path: routes.agenda,
});

export default async function AgendaPage() {
  return <UpcomingList {...(await readUpcoming(1))} />;
}
