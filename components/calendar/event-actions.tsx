import { CalendarPlus, CalendarSync, MessageCircle } from "lucide-react";
import { calendarCopy } from "@/lib/calendar/copy";
import { googleCalendarLink, shareText } from "@/lib/calendar/event-texts";
import type { ShownEvent } from "@/lib/calendar/types";
import { routes } from "@/lib/routes";
import { SHARE_LABEL, whatsappLink } from "@/lib/site";

const LINK =
  "inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent";

const BUTTON = {
  file: "inline-flex min-h-11 items-center gap-2 rounded-full bg-accent px-5 py-2 font-semibold text-on-accent leading-tight hover:bg-accent-strong",
  share:
    "inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-ink/80 px-5 py-2 font-semibold leading-tight hover:bg-ink hover:text-paper",
};

/** Links to WhatsApp and, of what is to come, to the event's calendar file and to Google's calendar (as a button only). */
export function EventActions({ event, buttons = false }: { event: ShownEvent; buttons?: boolean }) {
  const isToCome = !event.cancelled && !event.past;
  const eventName = <span className="sr-only">: {event.acoes}</span>;
  return (
    <div className={`flex flex-wrap ${buttons ? "gap-3" : "gap-x-6"}`}>
      {isToCome && (
        <a href={routes.eventFile(event._id)} className={buttons ? BUTTON.file : LINK}>
          <CalendarPlus aria-hidden className="size-5 shrink-0" />
          <span>
            {calendarCopy.addToCalendar}
            {eventName}
          </span>
        </a>
      )}
      {buttons && isToCome && (
        <a href={googleCalendarLink(event)} target="_blank" rel="noreferrer" className={BUTTON.share}>
          <CalendarSync aria-hidden className="size-5 shrink-0" />
          <span>
            {calendarCopy.googleCalendar}
            {eventName}
          </span>
        </a>
      )}
      <a
        href={whatsappLink(shareText(event))}
        target="_blank"
        rel="noreferrer"
        className={buttons ? BUTTON.share : LINK}
      >
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        <span>
          {SHARE_LABEL}
          {eventName}
        </span>
      </a>
    </div>
  );
}
