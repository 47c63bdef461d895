import type { Metadata } from "next";
import { createEvent } from "@/app/(painel)/actions/calendar";
import { EventForm } from "@/components/calendar/event-form";
import { dayInAddress } from "@/lib/calendar/schema";
import { listCampaignChoices } from "@/lib/campaigns/list";
import { painelRoutes } from "@/lib/painel-routes";
import { requireAdministrator } from "@/lib/web/session";

export const metadata: Metadata = { title: "Novo evento" };

export default async function AddEventPage({ searchParams }: PageProps<"/addCalendars">) {
  const { dia } = dayInAddress.parse(await searchParams);
  await requireAdministrator(dia ? `${painelRoutes.addEvent}?dia=${dia}` : painelRoutes.addEvent);
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl">Novo evento</h1>
      <EventForm key={dia} campaigns={await listCampaignChoices()} day={dia} save={createEvent} />
    </div>
  );
}
