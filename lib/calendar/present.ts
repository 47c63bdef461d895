import { wallClock } from "../dates";
import { presentPhotos } from "../images/photos";
import { imageAddress } from "../images/picture";
import { presentPicture } from "../images/present";
import { onlyFields } from "../only-fields";
import { routes } from "../routes";
import { absolute } from "../site";
import { eventAnswer, eventCardAnswer } from "./api";
import { MONTHS, WEEKDAYS } from "./days";
import { endOf } from "./event-texts";
import { isOver } from "./over";
import type { EventRow, EventRowWithPhotos } from "./service";
import type { ManagedEvent } from "./types";

export function presentEvent(event: EventRow) {
  const { id, startsAt, termino, image, cancelled, motivo } = event;
  const { dayOfMonth, month, year, weekday, hour } = wallClock(startsAt);
  return onlyFields(eventCardAnswer, {
    ...event,
    _id: id,
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
    motivo: cancelled ? motivo : "",
    url: absolute(routes.event(id)),
  });
}

/** An event with its photographs. */
export const presentEventWithPhotos = (event: EventRowWithPhotos) =>
  onlyFields(eventAnswer, { ...presentEvent(event), ...presentPhotos(event.photos) });

/** An event in the dashboard. */
export function presentManagedEvent(event: EventRowWithPhotos): ManagedEvent {
  return {
    ...presentEventWithPhotos(event),
    updatedAt: event.updatedAt.toISOString(),
    past: isOver(event),
  };
}
