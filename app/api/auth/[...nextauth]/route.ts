import NextAuth from "next-auth";
import { authOptions, type LoginFailure } from "@/lib/web/auth-options";

const handler: (request: Request, context: RouteContext<"/api/auth/[...nextauth]">) => Promise<Response> =
  NextAuth(authOptions);

export const GET = handler;

/** next-auth answers every failed sign-in with 401; this restores the status (429 with Retry-After, 503 …). */
export async function POST(request: Request, context: RouteContext<"/api/auth/[...nextauth]">) {
  const response = await handler(request, context);
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
