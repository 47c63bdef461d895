import type { Metadata } from "next";
import { createNeed } from "@/app/(painel)/actions/needs";
import { NeedForm } from "@/components/needs/need-form";
import { listPurposes } from "@/lib/needs/service";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Nova necessidade" };

export default async function NewNeedPage() {
  await requireAdministrator(routes.addNeed);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Nova necessidade</h1>
      <NeedForm purposes={await listPurposes()} save={createNeed} />
    </div>
  );
}
