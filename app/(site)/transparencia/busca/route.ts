import { MAX_SEARCH } from "@/lib/lists/filters";
import { routes } from "@/lib/routes";
import { cut } from "@/lib/text";

/** The search form without JavaScript: redirects to the results' path. */
export function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  const q = cut(typed.trim(), MAX_SEARCH).trim();
  return new Response(null, { status: 303, headers: { location: routes.donations(q) } });
}
