import { MAX_SEARCH } from "@/lib/donations/model";
import { routes } from "@/lib/routes";

/** The search form's own way, without JavaScript, to the address of what it searches for. */
export function GET(request: Request) {
  const typed = new URL(request.url).searchParams.get("q") ?? "";
  // Cut, an emoji at the end may be half of one.
  const q = typed
    .trim()
    .slice(0, MAX_SEARCH)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
  return new Response(null, { status: 303, headers: { location: routes.donations(q) } });
}
