import { CampaignsPage } from "@/components/campaigns/campaigns-page";
import { readPastCampaigns } from "@/lib/campaigns/public";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { furtherMetadata, readFurtherPage } from "../../../further-page";

type Props = PageProps<"/campanhas/pagina/[n]">;

export const generateStaticParams = () => [];

export const generateMetadata = furtherMetadata((page, site) => ({
  title: "Campanhas",
  description: `Mais campanhas encerradas ${ofName(site)}: a meta, quanto chegou e o que foi feito com as doações. Página ${page}.`,
  path: routes.campaignsPage(page),
}));

export default async function CampaignsFurtherPage({ params }: Props) {
  const [site, { n }] = await Promise.all([readSite(), params]);
  return <CampaignsPage past={await readFurtherPage(n, readPastCampaigns)} takesPix={takesPix(site)} />;
}
