import Link from "next/link";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Picture } from "@/components/ui/picture";
import { type CalendarEvent, calendarCopy } from "@/lib/calendar/model";
import { routes } from "@/lib/routes";
import { EventActions } from "./event-actions";
import { EventDate } from "./event-date";
import { EventFacts, Programme } from "./event-facts";

type Props = {
  event: CalendarEvent;
  /** The one that matters most: a large picture above it. */
  featured?: boolean;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  heading?: "h2" | "h3";
};

/** An event in a list: date, what, when, where, programme, picture. */
export function EventCard({ event, featured = false, priority, heading: Heading = "h3" }: Props) {
  const { _id, acoes, eventos, cancelled, picture } = event;
  return (
    <article
      className={`overflow-hidden rounded-card border border-line bg-surface shadow-card ${featured ? "" : "grid sm:grid-cols-[1fr_13rem]"}`}
    >
      <LightboxLink
        picture={picture}
        caption={acoes}
        className={`group block overflow-hidden bg-sunken -outline-offset-4 ${featured ? "aspect-[16/10] sm:aspect-[2/1]" : "aspect-[2/1] sm:order-last sm:aspect-auto sm:size-full"}`}
      >
        <Picture
          picture={picture}
          sizes={featured ? "(min-width: 1200px) 48rem, 100vw" : "(min-width: 640px) 26rem, 100vw"}
          priority={priority}
          className={`size-full object-cover transition-transform duration-500 group-hover:scale-[1.03] ${cancelled ? "grayscale" : ""}`}
        />
      </LightboxLink>
      <div className="grid min-w-0 grid-cols-[auto_1fr] content-start gap-x-4 gap-y-4 p-4 sm:gap-x-6 sm:p-6">
        <EventDate event={event} />
        <div className="grid min-w-0 content-start gap-2 sm:gap-3">
          {cancelled && <Cancelled />}
          <Heading className={`wrap-anywhere ${featured ? "text-2xl sm:text-4xl" : "text-xl sm:text-2xl"}`}>
            <Link href={routes.event(_id)} className="underline-offset-4 hover:underline">
              {acoes}
            </Link>
          </Heading>
          <EventFacts event={event} />
        </div>
        <div className="col-span-full grid gap-3 sm:col-span-1 sm:col-start-2">
          <Programme eventos={eventos} />
          <EventActions event={event} />
        </div>
      </div>
    </article>
  );
}

/** Said in a word, not only by a colour. */
export function Cancelled() {
  return (
    <p className="justify-self-start rounded-full bg-danger-soft px-3 py-0.5 font-semibold text-danger text-sm">
      {calendarCopy.cancelled}
    </p>
  );
}
