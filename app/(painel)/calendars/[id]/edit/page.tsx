import type { Metadata } from "next";
import { updateEvent } from "@/app/(painel)/actions/calendar";
import { ItemHistory } from "@/app/(painel)/item-history";
import { EventForm } from "@/components/calendar/event-form";
import { EditHeader } from "@/components/painel/edit-header";
import { presentManagedEvent } from "@/lib/calendar/present";
import { getEvent } from "@/lib/calendar/service";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";
import { orNotFound } from "@/lib/web/or-not-found";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Editar evento" };

export default async function EditEventPage({ params }: PageProps<"/calendars/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(painelRoutes.editEvent(id));
  const event = presentManagedEvent(await orNotFound(getEvent(id)));
  return (
    <div className="grid gap-6">
      <EditHeader title="Editar evento" href={event.active && routes.event(event._id)} />
      <EventForm event={event} campaigns={await listCampaignChoices(event.campaignId)} save={updateEvent} />
      <ItemHistory entity="event" id={event._id} />
    </div>
  );
}
