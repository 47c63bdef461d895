import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions, type LoginFailure } from "@/lib/web/auth-options";
import { nothingHere } from "@/lib/web/methods";
import { readBytes, TOO_LARGE } from "@/lib/web/read-bytes";

/** What this site's own screens send. next-auth knows more, such as writing what a browser says into our log. */
const POSTED = ["callback/credentials", "callback/passkey", "signout"];

/** A passkey's answer has 42 KB at most. */
const MAX_BYTES = 64 * 1024;

const handler: (request: Request, context: RouteContext<"/api/auth/[...nextauth]">) => Promise<Response> =
  NextAuth(authOptions);

export const GET = handler;

/**
 * Signs in and out. next-auth reads bodies of any size: they are read here. It answers every failed sign-in with 401; this
 * restores the status (429 with Retry-After, 503 …).
 */
export async function POST(request: Request, context: RouteContext<"/api/auth/[...nextauth]">) {
  const { nextauth } = await context.params;
  if (!POSTED.includes(nextauth.join("/"))) return nothingHere(request, context);
  const sent = await readBytes(request, MAX_BYTES);
  if (!sent) return Response.json({ message: TOO_LARGE }, { status: 413 });
  const { url, headers: own } = request;
  const response = await handler(new NextRequest(url, { method: "POST", headers: own, body: sent }), context);
  if (response.status !== 401) return response;
  const body = await response.json();
  const failure = readFailure(body.url);
  if (!failure) return Response.json(body, { status: 401, headers: response.headers });
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  if (failure.retryAfter) headers.set("retry-after", String(failure.retryAfter));
  return Response.json(body, { status: failure.status, headers });
}

function readFailure(url: unknown): LoginFailure | undefined {
  if (typeof url !== "string" || !URL.canParse(url)) return undefined;
  try {
    return JSON.parse(new URL(url).searchParams.get("error") ?? "");
  } catch {
    return undefined;
  }
}
