import { NeedsPage } from "@/components/needs/needs-page";
import { needCopy } from "@/lib/needs/copy";
import { readOpenNeeds } from "@/lib/needs/public";
import { routes } from "@/lib/routes";
import { theName } from "@/lib/settings/name";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/precisamos/pagina/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: needCopy.title,
  description: `O que falta hoje para ${theName(site)}, do mais urgente ao que sempre ajuda. Página ${page} da lista.`,
  path: routes.needsPage(page),
}));

export default async function NeedsFurtherPage({ params }: Props) {
  return <NeedsPage {...(await readFurtherPage((await params).n, readOpenNeeds))} />;
}
