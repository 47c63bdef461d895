import { writeReminder } from "@/lib/pix/reminder";
import { REMINDER_DAYS } from "@/lib/pix/reminder-days";
import { readSite } from "@/lib/settings/public";

/** A reminder of every month as an iCalendar file. `inline`, so that phones offer to add it to the calendar instead of saving a file. */
export async function GET(_request: Request, { params }: RouteContext<"/doar/todo-mes/[dia]/lembrete.ics">) {
  const { dia } = await params;
  const day = REMINDER_DAYS.find((one) => String(one) === dia);
  if (day === undefined) return new Response("Lembrete não encontrado", { status: 404 });
  const { name } = await readSite();
  return new Response(writeReminder(name, day), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="lembrete-dia-${day}.ics"`,
      "cache-control": "no-cache",
    },
  });
}
