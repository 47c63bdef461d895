import type { Event, WithContext } from "schema-dts";
import { isoWithOffset } from "../dates";
import { variantAddress } from "../images/picture";
import type { Settings } from "../settings/types";
import { absolute } from "../site";
import { programme } from "./event-texts";
import type { CalendarEvent } from "./types";

/** The event for search engines. Events here have no price. */
export function describeEvent(event: CalendarEvent, site: Pick<Settings, "name" | "city" | "state">) {
  const { acoes, startsAt, endsAt, local, eventos, picture, cancelled, url } = event;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: acoes,
    description: programme(eventos).join(", "),
    startDate: isoWithOffset(startsAt),
    ...(endsAt && { endDate: isoWithOffset(endsAt) }),
    eventStatus: cancelled ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: local,
      address: {
        "@type": "PostalAddress",
        streetAddress: local,
        addressLocality: site.city,
        addressRegion: site.state,
        addressCountry: "BR",
      },
    },
    image: absolute(variantAddress(picture.src, 1280)),
    organizer: { "@type": "NGO", name: site.name, url: absolute("/") },
    url,
  } satisfies WithContext<Event>;
}
