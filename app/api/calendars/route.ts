import { eventAnswer, eventsAnswer, exampleEvent, exampleEventInput } from "@/lib/calendar/api";
import { listEvents } from "@/lib/calendar/list";
import { presentEventWithPhotos } from "@/lib/calendar/present";
import { eventDays, eventInput, fromDayToDay, inOrder } from "@/lib/calendar/schema";
import { createEvent } from "@/lib/calendar/service";
import { presentEach } from "@/lib/items/present-each";
import { apiListQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Os eventos ativos, na ordem em que acontecem",
    access: "public",
    query: inOrder(apiListQuery.extend(eventDays)),
    answer: eventsAnswer,
    example: { query: { de: "2026-10-01", ate: "2026-10-31" }, answer: { calendars: [exampleEvent] } },
  },
  async ({ query: { keyword, page, limit, ...days }, withListHeaders }) => {
    const list = await listEvents({ q: keyword, status: "ativos", page, limit, ...fromDayToDay(days) });
    return { calendars: presentEach(withListHeaders(list), presentEventWithPhotos) };
  },
);

export const POST = route(
  {
    summary: "Cria um evento",
    description: "semana pode faltar; quando vem, tem de ser a desse dia.",
    access: "content:write",
    body: eventInput,
    content: "json+image",
    status: 201,
    idempotent: true,
    answer: eventAnswer,
    example: { body: exampleEventInput, answer: exampleEvent },
  },
  async ({ body, newId }) => presentEventWithPhotos(await createEvent(body, { id: newId })),
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
