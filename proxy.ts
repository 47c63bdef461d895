import { NextResponse } from "next/server";
import type { JWT } from "next-auth/jwt";
import { withAuth } from "next-auth/middleware";
import { identityIn } from "@/lib/auth/token";
import { statusHeader } from "@/lib/internal-headers";
import { isMissingItem } from "@/lib/items/missing-item";
import { findAdministrator } from "@/lib/users/service";

/**
 * What must be known before Next sends the head of a screen, whose text streams: on to /login without a session, and the status
 * of an item that is not there. No guard: every page, action and route asks the database itself. It matches private routes
 * only; on a public one it would halve the speed.
 */
export default withAuth(
  async ({ method, nextUrl }) => {
    // Without the database the screen itself says so.
    const isMissing = method === "GET" && (await isMissingItem(nextUrl.pathname).catch(() => false));
    return NextResponse.next(isMissing ? { headers: { [statusHeader]: "404" } } : undefined);
  },
  {
    pages: { signIn: "/login" },
    callbacks: {
      // Server actions answer for themselves: a form whose session ended must hear so, and keep what is typed.
      authorized: ({ token, req }) => req.method === "POST" || isAdministrator(token),
    },
  },
);

async function isAdministrator(token: JWT | null) {
  const identity = token && identityIn(token);
  if (!identity) return false;
  return Boolean(await findAdministrator(identity).catch(() => true));
}

// Must be literal for the build; a test compares it with PRIVATE_PATHS of lib/entities.ts.
export const config = {
  matcher: [
    "/painel",
    "/users",
    "/register",
    "/profile",
    "/volunters/private",
    "/volunters/register",
    "/volunter/:id/edit",
    "/posts/private",
    "/addpost",
    "/post/:id/edit",
    "/projects",
    "/addproject",
    "/projects/:id/edit",
    "/calendars",
    "/addCalendars",
    "/calendars/:id/edit",
    "/donations",
    "/donations/new",
    "/donations/:id/edit",
    "/donations/import",
    "/reviews",
    "/messages",
    "/messages/:id",
    "/history",
    "/lixeira",
    "/settings",
    "/backup",
  ],
};
