import { CampaignsPage } from "@/components/campaigns/campaigns-page";
import { readCurrentCampaigns, readPastCampaigns } from "@/lib/campaigns/public";
import { takesPix } from "@/lib/pix/key";
import { routes } from "@/lib/routes";
import { ofName } from "@/lib/settings/name";
import { readSite } from "@/lib/settings/public";
import { siteMetadata } from "../site-metadata";

export const generateMetadata = siteMetadata((site) => ({
  title: "Campanhas",
  description: `As campanhas ${ofName(site)}: a meta, o prazo e quanto já chegou, contado só com doações recebidas e anotadas.`,
  path: routes.campaigns,
}));

export default async function Page() {
  const [site, current, past] = await Promise.all([readSite(), readCurrentCampaigns(), readPastCampaigns(1)]);
  return <CampaignsPage current={current} past={past} takesPix={takesPix(site)} />;
}
