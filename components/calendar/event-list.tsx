"use client";

import type { ShownEvent } from "@/lib/calendar/types";
import { EventCard } from "./event-card";

type Props = {
  events: ShownEvent[];
  /** The list is at the top of the page: the first picture is fetched first. */
  firstPriority?: boolean;
  heading?: "h2" | "h3";
  /** On a phone without pictures, programme and actions: each event's page has them. */
  compact?: boolean;
};

export function EventList({ events, firstPriority = false, heading, compact }: Props) {
  return (
    <ul className="grid gap-4 sm:gap-6">
      {events.map((event, index) => (
        <li key={event._id}>
          <EventCard event={event} priority={firstPriority && index === 0} heading={heading} compact={compact} />
        </li>
      ))}
    </ul>
  );
}
