import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EventForm } from "@/components/calendar/event-form";
import { presentManagedEvent } from "@/lib/calendar/present";
import { getEvent } from "@/lib/calendar/service";
import { AppError } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { requireAdministrator } from "@/lib/web/session";
import { updateEvent } from "../../../actions/calendar";
import { ItemHistory } from "../../../history/item-history";

export const metadata: Metadata = { title: "Editar evento" };

export default async function EditEventPage({ params }: PageProps<"/calendars/[id]/edit">) {
  const { id } = await params;
  await requireAdministrator(routes.editEvent(id));
  const event = presentManagedEvent(await getEvent(id).catch(notFoundWhenMissing));
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Editar evento</h1>
        {event.active && (
          <a
            href={routes.event(event._id)}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-2 py-2 underline underline-offset-4"
          >
            Ver no site <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
      </header>
      <EventForm event={event} save={updateEvent} />
      <ItemHistory entity="event" id={event._id} />
    </div>
  );
}

function notFoundWhenMissing(error: unknown): never {
  if (error instanceof AppError && error.code === "notFound") notFound();
  throw error;
}
