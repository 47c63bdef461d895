import { VolunteersPage } from "@/components/volunteers/volunteers-page";
import { routes } from "@/lib/routes";
import { joinWay } from "@/lib/settings/join-way";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readVolunteers } from "@/lib/volunteers/public";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/voluntarios/pagina/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: "Voluntários",
  description: `Quem faz ${theName(site)} acontecer, com as próprias palavras. Página ${page} da lista de voluntários.`,
  path: routes.volunteersPage(page),
}));

export default async function VolunteersFurtherPage({ params }: Props) {
  const { n } = await params;
  const [list, site] = await Promise.all([readFurtherPage(n, readVolunteers), readSite()]);
  return <VolunteersPage {...list} join={joinWay(site)} />;
}
