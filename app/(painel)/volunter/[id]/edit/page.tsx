import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VolunteerForm } from "@/components/volunteers/volunteer-form";
import { AppError } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { presentManagedVolunteer } from "@/lib/volunteers/present";
import { getVolunteer } from "@/lib/volunteers/service";
import { requireAdministrator } from "@/lib/web/session";
import { updateVolunteer } from "../../../actions/volunteers";
import { ItemHistory } from "../../../history/item-history";

export const metadata: Metadata = { title: "Editar voluntário(a)" };

export default async function EditVolunteerPage({ params }: PageProps<"/volunter/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(routes.editVolunteer(id));
  const volunteer = presentManagedVolunteer(await getVolunteer(id).catch(notFoundWhenMissing));
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Editar voluntário(a)</h1>
        {volunteer.active && (
          <a
            href={routes.volunteers}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </header>
      <VolunteerForm volunteer={volunteer} save={updateVolunteer} />
      <ItemHistory entity="volunteer" id={volunteer._id} />
    </div>
  );
}

function notFoundWhenMissing(error: unknown): never {
  if (error instanceof AppError && error.code === "notFound") notFound();
  throw error;
}
