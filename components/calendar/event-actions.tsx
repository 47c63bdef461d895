import { CalendarPlus, CalendarSync, MessageCircle } from "lucide-react";
import { type ButtonVariant, buttonClasses } from "@/components/ui/button-classes";
import { calendarCopy } from "@/lib/calendar/copy";
import { googleCalendarLink, shareText } from "@/lib/calendar/event-texts";
import type { ShownEvent } from "@/lib/calendar/types";
import { routes } from "@/lib/routes";
import { SHARE_LABEL, whatsappLink } from "@/lib/site";

const LINK =
  "inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent";

/** Links to WhatsApp and, of what is to come, to the event's calendar file and to Google's calendar (as a button only). */
export function EventActions({ event, buttons = false }: { event: ShownEvent; buttons?: boolean }) {
  const isToCome = !event.cancelled && !event.past;
  const eventName = <span className="sr-only">: {event.acoes}</span>;
  const look = (variant: ButtonVariant) => (buttons ? buttonClasses(variant) : LINK);
  return (
    <div className={`flex flex-wrap print:hidden ${buttons ? "gap-3" : "gap-x-6"}`}>
      {isToCome && (
        <a href={routes.eventFile(event._id)} className={look("primary")}>
          <CalendarPlus aria-hidden className="size-5 shrink-0" />
          <span>
            {calendarCopy.addToCalendar}
            {eventName}
          </span>
        </a>
      )}
      {buttons && isToCome && (
        <a href={googleCalendarLink(event)} target="_blank" rel="noreferrer" className={look("secondary")}>
          <CalendarSync aria-hidden className="size-5 shrink-0" />
          <span>
            {calendarCopy.googleCalendar}
            {eventName}
          </span>
        </a>
      )}
      <a href={whatsappLink(shareText(event))} target="_blank" rel="noreferrer" className={look("secondary")}>
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        <span>
          {SHARE_LABEL}
          {eventName}
        </span>
      </a>
    </div>
  );
}
