import { wallClock } from "../dates";
import { presentPhotos } from "../images/photos";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { routes } from "../routes";
import { absolute } from "../site";
import { MONTHS, WEEKDAYS } from "./days";
import { endOf } from "./event-texts";
import { isOver } from "./over";
import type { EventRow, EventRowWithPhotos } from "./service";
import type { CalendarEvent, EventWithPhotos, ManagedEvent } from "./types";

export function presentEvent(event: EventRow): CalendarEvent {
  const { id, acoes, local, eventos, startsAt, termino, campaignId, image, cancelled, motivo, active } = event;
  const { dayOfMonth, month, year, weekday, hour } = wallClock(startsAt);
  return {
    _id: id,
    acoes,
    local,
    eventos,
    startsAt: startsAt.toISOString(),
    dia: dayOfMonth,
    mes: MONTHS[month - 1] ?? "",
    ano: year,
    semana: WEEKDAYS[weekday] ?? "",
    hora: hour,
    termino: termino ?? "",
    endsAt: endOf(event)?.toISOString(),
    image: imageAddress(image),
    picture: presentPicture(image),
    campaignId,
    cancelled,
    motivo: cancelled ? motivo : "",
    active,
    url: absolute(routes.event(id)),
  };
}

/** An event with its photographs. */
export function presentEventWithPhotos(event: EventRowWithPhotos): EventWithPhotos {
  return { ...presentEvent(event), ...presentPhotos(event.photos) };
}

/** An event in the dashboard. */
export function presentManagedEvent(event: EventRowWithPhotos): ManagedEvent {
  return {
    ...presentEventWithPhotos(event),
    updatedAt: event.updatedAt.toISOString(),
    past: isOver(event),
  };
}
