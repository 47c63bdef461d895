import type { Metadata } from "next";
import { NeedsPage } from "@/components/needs/needs-page";
import { needCopy } from "@/lib/needs/copy";
import { readOpenNeeds } from "@/lib/needs/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { theName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/precisamos/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `${needCopy.title}, página ${page}`,
    description: `O que falta hoje para ${theName(site)}, do mais urgente ao que sempre ajuda. Página ${page} da lista.`,
    path: routes.needsPage(page),
  });
}

export default async function NeedsFurtherPage({ params }: Props) {
  return <NeedsPage {...(await readFurtherPage((await params).n, readOpenNeeds))} />;
}
