import { readFeed } from "@/lib/calendar/public";

export const dynamic = "force-static";

/** The agenda as an iCalendar feed. */
export async function GET() {
  return new Response(await readFeed(), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
}
