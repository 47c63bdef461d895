import { PastEventsPage } from "@/components/calendar/agenda-page";
import { readPast } from "@/lib/calendar/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";

export async function generateMetadata() {
  const site = await readSite();
  return pageMetadata(site, {
    title: "Ações passadas",
    description: `O que ${theName(site)} já fez em ${site.city}, do mais recente ao mais antigo: dias, lugares e programação de cada ação.`,
    path: routes.pastEvents(1),
  });
}

export default async function Page() {
  return <PastEventsPage {...(await readPast(1))} />;
}
