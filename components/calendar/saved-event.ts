import { describeOnSite, type Saved } from "@/components/forms/saved-notice";
import { cancelledText, movedText, shareText } from "@/lib/calendar/event-texts";
import type { ManagedEvent } from "@/lib/calendar/types";
import { painelRoutes } from "@/lib/painel-routes";
import { routes } from "@/lib/routes";

/** The notice after a save; `before` is the event as it was, undefined for a new one. */
export function describeSavedEvent(event: ManagedEvent, before: ManagedEvent | undefined): Saved {
  const { _id, active, cancelled } = event;
  const moved = before && isAnnounced(before) && isAnnounced(event) && movedText(before, event);
  return describeOnSite({
    active,
    text: cancelled
      ? "Aparece na agenda do site como cancelado."
      : moved
        ? "Está na agenda do site com a mudança. Avise o grupo:"
        : "Está na agenda do site.",
    path: routes.event(_id),
    message: (url) => moved || (cancelled ? cancelledText : shareText)({ ...event, url }),
    edit: painelRoutes.editEvent(_id),
  });
}

/** Visitors see it, and it is still to take place. */
const isAnnounced = ({ active, cancelled, past }: ManagedEvent) => active && !cancelled && !past;
