"use client";

import { useDeferredValue } from "react";
import { draftPicture } from "@/components/ui/draft-picture";
import { MONTHS, WEEKDAYS } from "@/lib/calendar/days";
import { programmeText } from "@/lib/calendar/event-texts";
import type { EventDraft } from "@/lib/calendar/schema";
import { momentOf, wallClock } from "@/lib/dates";
import type { Picture } from "@/lib/images/picture";
import { EventCard } from "./event-card";

type Props = {
  draft: Partial<EventDraft>;
  /** The day 'YYYY-MM-DD' of the draft, once it is one. */
  day: string;
  /** The saved event's picture, with its measures. */
  picture?: Picture;
};

/** The real card, fed with the draft; what is not written yet shows as a placeholder. */
export function EventPreview({ draft, day, picture }: Props) {
  const { acoes, hora, local, eventos, image, imageAlt, cancelled } = useDeferredValue(draft);
  const startsAt = momentOf(`${day}T12:00`);
  const { dayOfMonth, month, year, weekday } = wallClock(startsAt);
  return (
    <aside aria-label="Pré-visualização" className="max-w-md xl:sticky xl:top-6">
      <p className="mb-2 font-semibold text-muted text-sm">Assim vai aparecer no site</p>
      <EventCard
        preview
        heading="h2"
        event={{
          _id: "",
          acoes: acoes || "Nome da ação",
          local: local || "Local do encontro",
          eventos: programmeText(eventos ?? "") || "Programação",
          startsAt: startsAt.toISOString(),
          dia: dayOfMonth,
          mes: MONTHS[month - 1] ?? "",
          ano: year,
          semana: WEEKDAYS[weekday] ?? "",
          hora: hora || "--:--",
          image: "",
          picture: draftPicture(image, imageAlt, picture),
          cancelled: String(cancelled) === "true",
          active: true,
          url: "",
        }}
      />
    </aside>
  );
}
