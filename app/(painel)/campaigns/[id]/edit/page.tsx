import type { Metadata } from "next";
import { updateCampaign } from "@/app/(painel)/actions/campaigns";
import { ItemHistory } from "@/app/(painel)/item-history";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { EditHeader } from "@/components/painel/edit-header";
import { getCampaign } from "@/lib/campaigns/list";
import { presentManagedCampaign } from "@/lib/campaigns/present";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar campanha" };

export default async function EditCampaignPage({ params }: PageProps<"/campaigns/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editCampaign(id));
  const campaign = presentManagedCampaign(await orNotFound(getCampaign(id)));
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar campanha" href={campaign.active && routes.campaign(campaign.permalink)} />
      <CampaignForm campaign={campaign} save={updateCampaign} />
      <ItemHistory entity="campaign" id={campaign._id} />
    </div>
  );
}
