import type { Metadata } from "next";
import { CampaignsPage } from "@/components/campaigns/campaigns-page";
import { readPastCampaigns } from "@/lib/campaigns/public";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { readFurtherPage } from "../../../read-further-page";

type Props = PageProps<"/campanhas/pagina/[n]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ n }, site] = await Promise.all([params, readSite()]);
  const page = Number(n);
  return pageMetadata(site, {
    title: `Campanhas, página ${page}`,
    description: `Mais campanhas encerradas ${ofName(site)}: a meta, quanto chegou e o que foi feito com as doações. Página ${page}.`,
    path: routes.campaignsPage(page),
  });
}

export default async function CampaignsFurtherPage({ params }: Props) {
  const [site, { n }] = await Promise.all([readSite(), params]);
  return <CampaignsPage past={await readFurtherPage(n, readPastCampaigns)} takesPix={takesPix(site)} />;
}
