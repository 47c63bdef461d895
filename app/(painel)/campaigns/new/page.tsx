import type { Metadata } from "next";
import { createCampaign } from "@/app/(painel)/actions/campaigns";
import { CampaignForm } from "@/components/campaigns/campaign-form";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Nova campanha" };

export default async function NewCampaignPage() {
  await requireAdministrator(painelRoutes.addCampaign);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Nova campanha</h1>
      <CampaignForm save={createCampaign} />
    </div>
  );
}
