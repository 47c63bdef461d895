"use client";

import { LightboxLink } from "@/components/ui/lightbox-link";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { calendarCopy } from "@/lib/calendar/copy";
import type { ShownEvent } from "@/lib/calendar/types";
import { routes } from "@/lib/routes";
import { EventActions } from "./event-actions";
import { EventDate } from "./event-date";
import { EventFacts, Programme } from "./event-facts";

type Props = {
  event: ShownEvent;
  /** On a phone the facts only. */
  compact?: boolean;
  /** With a large picture on top. */
  featured?: boolean;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  heading?: "h2" | "h3";
  /** As a form's preview: as on a phone, and without links. */
  preview?: boolean;
};

/** An event in a list. A client component for the reason given at `Picture`. */
export function EventCard({ event, compact, featured, priority, heading: Heading = "h3", preview }: Props) {
  const { _id, acoes, eventos, cancelled, motivo, picture } = event;
  const layout = LAYOUTS[preview ? "preview" : featured ? "featured" : compact ? "compact" : "list"];
  const image = (
    <Picture
      picture={picture}
      sizes={layout.sizes}
      priority={priority}
      className={`size-full object-cover transition-transform duration-500 group-hover:scale-[1.03] ${cancelled ? "grayscale" : ""}`}
    />
  );
  const frame = `group block overflow-hidden bg-sunken -outline-offset-4 ${layout.frame}`;
  return (
    <article className={`overflow-hidden rounded-card border border-line bg-surface shadow-card ${layout.card}`}>
      {preview ? (
        <div className={frame}>{image}</div>
      ) : (
        <LightboxLink picture={picture} caption={acoes} className={frame}>
          {image}
        </LightboxLink>
      )}
      <div
        className={`grid min-w-0 grid-cols-[auto_1fr] max-[16rem]:grid-cols-1 content-start gap-4 p-4 ${layout.body}`}
      >
        <EventDate event={event} className={layout.date} />
        <div className="grid min-w-0 content-start gap-2 sm:gap-3">
          {cancelled && <Cancelled />}
          {motivo && <CancelReason>{motivo}</CancelReason>}
          <Heading className={layout.title}>
            {preview ? (
              acoes
            ) : (
              <Link href={routes.event(_id)} className="underline-offset-4 hover:underline">
                {acoes}
              </Link>
            )}
          </Heading>
          <EventFacts event={event} />
        </div>
        <div className={`col-span-full grid gap-3 ${layout.more}`}>
          <Programme eventos={eventos} />
          {!preview && <EventActions event={event} />}
        </div>
      </div>
    </article>
  );
}

const WIDE = { body: "sm:gap-x-6 sm:p-6", date: "sm:row-span-2", more: "sm:col-span-1 sm:col-start-2" };

const LIST = {
  ...WIDE,
  card: "grid sm:grid-cols-[1fr_13rem]",
  frame: "aspect-[2/1] sm:order-last sm:aspect-auto sm:size-full",
  sizes: "(min-width: 640px) 26rem, 100vw",
  title: "text-xl sm:text-2xl",
};

const LAYOUTS = {
  list: LIST,
  compact: { ...LIST, frame: `${LIST.frame} max-sm:hidden`, more: `${LIST.more} max-sm:hidden` },
  featured: {
    ...WIDE,
    card: "",
    frame: "aspect-[16/10] sm:aspect-[2/1]",
    sizes: "(min-width: 1200px) 48rem, 100vw",
    title: "text-2xl sm:text-4xl",
  },
  preview: { card: "", frame: "aspect-[2/1]", sizes: "28rem", body: "", date: "", title: "text-xl", more: "" },
};

export function Cancelled() {
  return (
    <p className="justify-self-start rounded-full bg-danger-soft px-3 py-0.5 font-semibold text-danger text-sm">
      {calendarCopy.cancelled}
    </p>
  );
}

/** Why an event was cancelled, below that it was. */
export function CancelReason({ children }: { children: string }) {
  return <p className="wrap-anywhere text-danger first-letter:uppercase">{children}</p>;
}
