"use client";

import { useDeferredValue } from "react";
import { Preview } from "@/components/forms/with-preview";
import { previewPicture } from "@/components/ui/preview-picture";
import { MONTHS, WEEKDAYS } from "@/lib/calendar/days";
import { programmeText } from "@/lib/calendar/event-texts";
import type { EventValues } from "@/lib/calendar/schema";
import { momentOf, wallClock } from "@/lib/dates";
import type { Picture } from "@/lib/images/picture";
import { EventCard } from "./event-card";

type Props = {
  values: Required<EventValues>;
  /** 'YYYY-MM-DD'; today while they have no valid one. */
  day: string;
  /** The saved event's picture, with its dimensions. */
  picture?: Picture;
};

/** The real card, fed with the form's values; empty fields show placeholders. */
export function EventPreview({ values, day, picture }: Props) {
  const shown = useDeferredValue(values);
  const cancelled = String(shown.cancelled) === "true";
  const startsAt = momentOf(`${day}T12:00`);
  const { dayOfMonth, month, year, weekday } = wallClock(startsAt);
  return (
    <Preview className="max-w-md">
      <EventCard
        preview
        heading="h2"
        event={{
          ...shown,
          _id: "",
          acoes: shown.acoes || "Nome da ação",
          local: shown.local || "Local do encontro",
          eventos: programmeText(shown.eventos) || "Programação",
          startsAt: startsAt.toISOString(),
          dia: dayOfMonth,
          mes: MONTHS[month - 1] ?? "",
          ano: year,
          semana: WEEKDAYS[weekday] ?? "",
          hora: shown.hora || "--:--",
          picture: previewPicture(shown.image, shown.imageAlt, picture),
          cancelled,
          motivo: cancelled ? shown.motivo.trim() : "",
          active: true,
          url: "",
        }}
      />
    </Preview>
  );
}
