import type { Metadata } from "next";
import { updateNeed } from "@/app/(painel)/actions/needs";
import { ItemHistory } from "@/app/(painel)/item-history";
import { NeedForm } from "@/components/needs/need-form";
import { EditHeader } from "@/components/painel/edit-header";
import { Link } from "@/components/ui/link";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { presentManagedNeed } from "@/lib/needs/present";
import { listPurposes } from "@/lib/needs/purposes";
import { getNeed } from "@/lib/needs/service";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar necessidade" };

export default async function EditNeedPage({ params }: PageProps<"/needs/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editNeed(id));
  const need = presentManagedNeed(await orNotFound(getNeed(id)));
  const [purposes, campaigns] = await Promise.all([listPurposes(need), listCampaignChoices(need.campaignId)]);
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar necessidade" href={need.active && routes.need(id)}>
        <Link
          href={painelRoutes.needPromises(id)}
          className="inline-flex items-center py-2 underline underline-offset-4"
        >
          Promessas e o que chegou
        </Link>
      </EditHeader>
      <NeedForm need={need} purposes={purposes} campaigns={campaigns} save={updateNeed} />
      <ItemHistory entity="need" id={need._id} />
    </div>
  );
}
