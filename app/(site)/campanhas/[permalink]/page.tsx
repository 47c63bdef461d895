import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { CampaignDetail } from "@/components/campaigns/campaign-detail";
import { JsonLd } from "@/components/seo/json-ld";
import { EditLink } from "@/components/site/edit-link";
import { readCampaignEvents } from "@/lib/calendar/public";
import { progressText } from "@/lib/campaigns/describe";
import { readCampaign, readCurrentCampaigns } from "@/lib/campaigns/public";
import { describeCampaign } from "@/lib/campaigns/structured-data";
import { readCampaignNeeds } from "@/lib/needs/public";
import { painelRoutes } from "@/lib/painel-routes";
import { pixOffer } from "@/lib/pix/offer";
import { readCampaignPosts } from "@/lib/posts/public";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/metadata";
import { readSite } from "@/lib/settings/public";
import { addressPart } from "@/lib/web/address-part";
import { CampaignNews } from "./campaign-news";

type Props = PageProps<"/campanhas/[permalink]">;

/** Prerenders the campaigns that run. */
export async function generateStaticParams() {
  const campaigns = await readCurrentCampaigns();
  return campaigns.map(({ permalink }) => ({ permalink }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const campaign = await readCampaign(addressPart((await params).permalink));
  if (!campaign) return {};
  const { titulo, resumo, permalink, state, updatedAt } = campaign;
  return pageMetadata(await readSite(), {
    title: titulo,
    description: `${progressText(campaign)}. ${resumo}`,
    path: routes.campaign(permalink),
    pictured: `${progressText(campaign)} ${state} ${updatedAt}`,
  });
}

export default async function CampaignPage({ params }: Props) {
  const name = addressPart((await params).permalink);
  const [campaign, site] = await Promise.all([readCampaign(name), readSite()]);
  if (!campaign) notFound();
  if (name !== campaign.permalink) permanentRedirect(routes.campaign(campaign.permalink));
  const [posts, events, needs] = await Promise.all([
    readCampaignPosts(campaign._id),
    readCampaignEvents(campaign._id),
    readCampaignNeeds(campaign._id),
  ]);
  return (
    <>
      <JsonLd data={describeCampaign(campaign, site)} />
      <CampaignDetail campaign={campaign} offer={pixOffer(site)} />
      <CampaignNews posts={posts} events={events} needs={campaign.state === "over" ? [] : needs} />
      <EditLink href={painelRoutes.editCampaign(campaign._id)} />
    </>
  );
}
