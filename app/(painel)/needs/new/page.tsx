import type { Metadata } from "next";
import { createNeed } from "@/app/(painel)/actions/needs";
import { NeedForm } from "@/components/needs/need-form";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { listPurposes } from "@/lib/needs/purposes";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Nova necessidade" };

export default async function NewNeedPage() {
  await requireAdministrator(painelRoutes.addNeed);
  const [purposes, campaigns] = await Promise.all([listPurposes(), listCampaignChoices()]);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Nova necessidade</h1>
      <NeedForm purposes={purposes} campaigns={campaigns} save={createNeed} />
    </div>
  );
}
