import { VolunteersPage } from "@/components/volunteers/volunteers-page";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Voluntários",
  description: `Conheça quem faz ${theName(site)} acontecer: gente comum que conta por que veio, por que fica e o que faz.`,
  path: routes.volunteers,
}));

const MAX_CAROUSEL_SLIDES = 9;

export default async function Page() {
  const [list, site] = await Promise.all([readVolunteers(1), readSite()]);
  return <VolunteersPage {...list} join={joinWay(site)} newest={list.items.slice(0, MAX_CAROUSEL_SLIDES)} />;
}
