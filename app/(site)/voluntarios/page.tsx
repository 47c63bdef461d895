import { VolunteerList } from "@/components/volunteers/volunteer-list";
import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { readVolunteers } from "@/lib/volunteers/public";

export const metadata = pageMetadata({
  title: "Voluntários",
  description:
    "Conheça quem faz o Projeto Nova acontecer: gente comum que conta por que veio, por que fica e o que faz.",
  path: routes.volunteers,
});

/** Faces in the carousel. */
const NEWEST = 9;

export default async function VolunteersPage() {
  const list = await readVolunteers(1);
  return <VolunteerList {...list} newest={list.items.slice(0, NEWEST)} />;
}
