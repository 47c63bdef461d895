import { Clock, MapPin } from "lucide-react";
import { programme } from "@/lib/calendar/event-texts";
import type { CalendarEvent } from "@/lib/calendar/types";

export function EventFacts({ event: { hora, termino, local } }: { event: CalendarEvent }) {
  return (
    <ul className="grid gap-1.5">
      <li className="flex items-start gap-2">
        <Clock aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
        <span>
          <span className="sr-only">Horário: </span>
          <strong className="font-semibold">{termino ? `${hora} às ${termino}` : hora}</strong>
        </span>
      </li>
      <li className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-1 size-4.5 shrink-0 text-accent" />
        <span className="wrap-anywhere">
          <span className="sr-only">Local: </span>
          {local}
        </span>
      </li>
    </ul>
  );
}

export function Programme({ eventos }: Pick<CalendarEvent, "eventos">) {
  return (
    <ul aria-label="Programação" className="flex flex-wrap gap-2">
      {programme(eventos).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal, and the order is fixed
        <li key={index} className="wrap-anywhere rounded-full bg-leaf-soft px-3 py-1 text-leaf text-sm">
          {item}
        </li>
      ))}
    </ul>
  );
}
