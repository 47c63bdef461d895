import { eventsAnswer, exampleEvent } from "@/lib/calendar/api";
import { listEvents } from "@/lib/calendar/list";
import { presentEventWithPhotos } from "@/lib/calendar/present";
import { eventDays, fromDayToDay, inOrder } from "@/lib/calendar/schema";
import { presentEach } from "@/lib/items/present-each";
import { apiManageQuery } from "@/lib/lists/listing-query";
import { otherMethods } from "@/lib/web/api/methods";
import { route } from "@/lib/web/api/route";

export const GET = route(
  {
    summary: "Todos os eventos, também os desabilitados, na ordem em que acontecem",
    access: "content:read",
    query: inOrder(apiManageQuery.omit({ ordem: true }).extend(eventDays)),
    answer: eventsAnswer,
    example: { query: { status: "ativos" }, answer: { calendars: [exampleEvent] } },
  },
  async ({ query: { keyword, status, page, limit, ...days }, withListHeaders }) => {
    const list = await listEvents({ q: keyword, status, page, limit, ...fromDayToDay(days) });
    return { calendars: presentEach(withListHeaders(list), presentEventWithPhotos) };
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
