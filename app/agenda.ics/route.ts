import { readFeed } from "@/lib/calendar/public";

/** The agenda as a calendar that people subscribe to. */
export async function GET() {
  return new Response(await readFeed(), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
}
