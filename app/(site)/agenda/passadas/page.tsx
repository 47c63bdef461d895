import { PastList } from "@/components/calendar/agenda-list";
import { readPast } from "@/lib/calendar/public";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

export const metadata = pageMetadata({
  title: "Ações passadas",
  description: `O que o ${site.name} já fez em ${site.city}, do mais recente ao mais antigo: dias, lugares e programação de cada ação.`,
  path: routes.pastEvents(1),
});

export default async function PastEventsPage() {
  return <PastList {...(await readPast(1))} />;
}
