import type { Metadata } from "next";
import { createDonation } from "@/app/(painel)/actions/donations";
import { DonationForm } from "@/components/donations/donation-form";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { listDonationActions } from "@/lib/donations/list";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Nova doação" };

export default async function NewDonationPage() {
  await requireAdministrator(painelRoutes.addDonation);
  const [campaigns, actions] = await Promise.all([listCampaignChoices(), listDonationActions()]);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Nova doação</h1>
      <DonationForm campaigns={campaigns} actions={actions} save={createDonation} />
    </div>
  );
}
