import { VolunteerList } from "@/components/volunteers/volunteer-list";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { joinWay } from "@/lib/settings/join-way";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";

export async function generateMetadata() {
  const site = await readSite();
  return pageMetadata(site, {
    title: "Voluntários",
    description: `Conheça quem faz ${theName(site)} acontecer: gente comum que conta por que veio, por que fica e o que faz.`,
    path: routes.volunteers,
  });
}

/** Faces in the carousel. */
const NEWEST = 9;

export default async function VolunteersPage() {
  const [list, site] = await Promise.all([readVolunteers(1), readSite()]);
  return <VolunteerList {...list} join={joinWay(site)} newest={list.items.slice(0, NEWEST)} />;
}
