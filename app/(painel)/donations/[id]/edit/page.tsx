import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { DonationForm } from "@/components/donations/donation-form";
import { presentManagedDonation } from "@/lib/donations/present";
import { getDonation, listDonationActions } from "@/lib/donations/service";
import { AppError } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { updateDonation } from "../../../actions/donations";
import { ItemHistory } from "../../../history/item-history";

export const metadata: Metadata = { title: "Editar doação" };

export default async function EditDonationPage({ params }: PageProps<"/donations/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(routes.editDonation(id));
  const donation = presentManagedDonation(await getDonation(id).catch(notFoundWhenMissing));
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Editar doação</h1>
        {donation.active && (
          <a
            href={routes.donations()}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </header>
      <DonationForm donation={donation} actions={await listDonationActions()} save={updateDonation} />
      {donation.importId && (
        <p>
          Veio de uma planilha.{" "}
          <Link
            href={routes.importedDonations(donation.importId)}
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

function notFoundWhenMissing(error: unknown): never {
  if (error instanceof AppError && error.code === "notFound") notFound();
  throw error;
}
