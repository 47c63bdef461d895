import type { Metadata } from "next";
import { registerVolunteer } from "@/app/(painel)/actions/volunteers";
import { VolunteerForm } from "@/components/volunteers/volunteer-form";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Cadastrar voluntário(a)" };

export default async function RegisterVolunteerPage() {
  await requireAdministrator(painelRoutes.addVolunteer);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Cadastrar voluntário(a)</h1>
      <VolunteerForm save={registerVolunteer} />
    </div>
  );
}
