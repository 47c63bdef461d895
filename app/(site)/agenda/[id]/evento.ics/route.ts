import { calendarCopy } from "@/lib/calendar/copy";
import { readEventFile } from "@/lib/calendar/public";

/** An event as an iCalendar file. `inline`, so that phones offer to add it to the calendar instead of saving a file. */
export async function GET(_request: Request, { params }: RouteContext<"/agenda/[id]/evento.ics">) {
  const event = await readEventFile((await params).id);
  if (!event) return new Response(calendarCopy.missing, { status: 404 });
  return new Response(event.file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${event.name}.ics"`,
      "cache-control": "no-cache",
    },
  });
}
