import { presentEvent } from "@/lib/calendar/present";
import { eventDays } from "@/lib/calendar/schema";
import { listEvents } from "@/lib/calendar/service";
import { addDays, startOfDay } from "@/lib/dates";
import { apiListQuery } from "@/lib/listing-query";
import { setListHeaders } from "@/lib/web/list-headers";
import { route } from "@/lib/web/route";

const query = apiListQuery.and(eventDays);

/** Active events in the order in which they happen; `de` and `ate` are the first and the last day. */
export const GET = route({ access: "public", query }, async ({ request, query, setHeader }) => {
  const { page, limit, keyword, de, ate } = query;
  const from = de && startOfDay(de);
  const until = ate && startOfDay(addDays(ate, 1));
  const list = await listEvents({
    q: keyword,
    status: "ativos",
    page,
    limit,
    ...(from && { from }),
    ...(until && { until }),
  });
  setListHeaders(request, list, setHeader);
  return { calendars: list.items.map(presentEvent) };
});
