import "server-only";
import { corsHeaders, preflightHeaders } from "./cors";
import type { RouteHandler } from "./route";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Only which ones there are matters. */
type Own = Partial<Record<(typeof METHODS)[number], unknown>>;

/**
 * The answers of a path to methods other than its `own`: OPTIONS tells which ones they are (also to a browser's preflight), any
 * other is refused with 405 and the same list. HEAD is Next's, wherever there is GET.
 */
export function otherMethods(own: Own) {
  const allow = [...METHODS.filter((method) => own[method === "HEAD" ? "GET" : method]), "OPTIONS"].join(", ");

  const options: RouteHandler = async (request) => {
    const headers = preflightHeaders(request, allow);
    headers.set("allow", allow);
    return new Response(null, { status: 204, headers });
  };

  const refuse: RouteHandler = async (request) => {
    const headers = corsHeaders(request);
    headers.set("allow", allow);
    headers.set("cache-control", "no-store");
    const message = `Este endereço só aceita ${allow}`;
    return Response.json({ message }, { status: 405, headers });
  };

  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
}

/** The answer of every method where there is nothing. */
export const nothingHere: RouteHandler = async (request) => {
  const headers = corsHeaders(request);
  headers.set("cache-control", "no-store");
  return Response.json({ message: "Endereço não encontrado" }, { status: 404, headers });
};
