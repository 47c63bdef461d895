import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { routes } from "@/lib/routes";
import { nothingHere, otherMethods } from "@/lib/web/api/methods";
import { authOptions, type LoginFailure } from "@/lib/web/auth-options";
import { readBytes, TOO_LARGE } from "@/lib/web/read-bytes";

/** What this site's own screens send. next-auth knows more, such as writing what a browser says into our log. */
const POSTED = ["callback/credentials", "callback/passkey", "signout"];
/** What next-auth's own code asks for in the browser. */
const READ = ["csrf", "providers", "session"];
/** Its pages: where it sends a form that came without a token, or whose sign-in failed. */
const PAGES = ["signin", "signout", "error"];
/** What its code in the browser sends. */
const FORM = "application/x-www-form-urlencoded";

/** A passkey's answer has 42 KB at most. */
const MAX_BYTES = 64 * 1024;

const handler: (request: Request, context: RouteContext<"/api/auth/[...nextauth]">) => Promise<Response> =
  NextAuth(authOptions);

/** Without the query, which nothing here needs: next-auth answers a `callbackUrl` that is none with 500. */
const withoutQuery = ({ url }: Request) => url.split("?", 1)[0] ?? url;

/** Of next-auth's reads only those that are used: it answers others in English, with 400 or 500. */
export async function GET(request: Request, context: RouteContext<"/api/auth/[...nextauth]">) {
  const path = (await context.params).nextauth.join("/");
  if (PAGES.includes(path)) return new Response(null, { status: 303, headers: { location: routes.login } });
  if (!READ.includes(path)) return nothingHere(request, context);
  return handler(new NextRequest(withoutQuery(request), { headers: request.headers }), context);
}

/**
 * Signs in and out. next-auth reads bodies of any size, and fails on what it cannot parse: they are read here. It answers every failed
 * sign-in with 401; this restores the status (429 with Retry-After, 503 …).
 */
export async function POST(request: Request, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { nextauth } = await context.params;
  if (!POSTED.includes(nextauth.join("/"))) return nothingHere(request, context);
  const sent = await readBytes(request, MAX_BYTES);
  if (!sent) return Response.json({ message: TOO_LARGE }, { status: 413 });
  if (!request.headers.get("content-type")?.startsWith(FORM))
    return Response.json({ message: "Envie os dados de um formulário" }, { status: 415 });
  const body = new URLSearchParams(sent.toString());
  body.delete("callbackUrl"); // each screen knows where it leads
  const asked = new NextRequest(withoutQuery(request), { method: "POST", headers: request.headers, body });
  const response = await handler(asked, context);
  if (response.status !== 401) return response;
  const answer = await response.json();
  const failure = readFailure(answer.url);
  if (!failure) return Response.json(answer, { status: 401, headers: response.headers });
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  if (failure.retryAfter) headers.set("retry-after", String(failure.retryAfter));
  return Response.json(answer, { status: failure.status, headers });
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });

function readFailure(url: unknown): LoginFailure | undefined {
  if (typeof url !== "string" || !URL.canParse(url)) return undefined;
  try {
    return JSON.parse(new URL(url).searchParams.get("error") ?? "");
  } catch {
    return undefined;
  }
}
