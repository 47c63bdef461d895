import type { Metadata } from "next";
import { createDonation } from "@/app/(painel)/actions/donations";
import { DonationForm } from "@/components/donations/donation-form";
import { listDonationActions } from "@/lib/donations/list";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Nova doação" };

export default async function NewDonationPage() {
  await requireAdministrator(routes.addDonation);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Nova doação</h1>
      <DonationForm actions={await listDonationActions()} save={createDonation} />
    </div>
  );
}
