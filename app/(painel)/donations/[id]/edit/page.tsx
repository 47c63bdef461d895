import type { Metadata } from "next";
import { updateDonation } from "@/app/(painel)/actions/donations";
import { ItemHistory } from "@/app/(painel)/item-history";
import { DonationForm } from "@/components/donations/donation-form";
import { EditHeader } from "@/components/painel/edit-header";
import { Link } from "@/components/ui/link";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { listDonationActions } from "@/lib/donations/list";
import { presentManagedDonation } from "@/lib/donations/present";
import { getDonation } from "@/lib/donations/service";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar doação" };

export default async function EditDonationPage({ params }: PageProps<"/donations/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editDonation(id));
  const donation = presentManagedDonation(await orNotFound(getDonation(id)));
  const [campaigns, actions] = await Promise.all([listCampaignChoices(donation.campaignId), listDonationActions()]);
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar doação" href={donation.active && routes.donations()} />
      <DonationForm donation={donation} campaigns={campaigns} actions={actions} save={updateDonation} />
      {donation.needId && donation.need !== null && (
        <p className="wrap-anywhere">
          Atendeu ao que pedimos: {donation.need}.{" "}
          <Link
            href={painelRoutes.needPromises(donation.needId)}
            className="font-semibold underline underline-offset-4"
          >
            Ver a necessidade
          </Link>
        </p>
      )}
      {donation.importId && (
        <p>
          Veio de uma planilha.{" "}
          <Link
            href={painelRoutes.importedDonations(donation.importId)}
            className="font-semibold underline underline-offset-4"
          >
            Ver as doações que vieram junto
          </Link>
        </p>
      )}
      <ItemHistory entity="donation" id={donation._id} />
    </div>
  );
}
