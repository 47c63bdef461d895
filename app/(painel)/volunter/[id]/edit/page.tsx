import type { Metadata } from "next";
import { updateVolunteer } from "@/app/(painel)/actions/volunteers";
import { ItemHistory } from "@/app/(painel)/item-history";
import { EditHeader } from "@/components/painel/edit-header";
import { VolunteerForm } from "@/components/volunteers/volunteer-form";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { getVolunteer } from "@/lib/volunteers/service";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar voluntário(a)" };

export default async function EditVolunteerPage({ params }: PageProps<"/volunter/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editVolunteer(id));
  const volunteer = presentManagedVolunteer(await orNotFound(getVolunteer(id)));
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar voluntário(a)" href={volunteer.active && routes.volunteers} />
      <VolunteerForm volunteer={volunteer} save={updateVolunteer} />
      <ItemHistory entity="volunteer" id={volunteer._id} />
    </div>
  );
}
