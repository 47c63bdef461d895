import { NextResponse } from "next/server";
import { withAuth } from "next-auth/middleware";
import { statusHeader } from "@/lib/internal-headers";
import { isMissingItem } from "@/lib/items/missing-item";

/**
 * The early redirect: who has no session at all goes to /login before anything is rendered. It is no guard (every page,
 * action and route asks the database), and it matches private routes only: on a public one it would halve the speed.
 * Server actions answer for themselves: a form whose session ended must hear so, and keep what is typed.
 *
 * An item that is not there is known here only in time for the status: Next sends the head of a screen, with 200, before the
 * screen looks for its item.
 */
export default withAuth(
  async ({ method, nextUrl, nextauth }) => {
    // Asked for a session only: to others the status would tell which drafts there are. Without the database the screen says so itself.
    const isAsked = method === "GET" && nextauth.token !== null;
    const isMissing = isAsked && (await isMissingItem(nextUrl.pathname).catch(() => false));
    return NextResponse.next(isMissing ? { headers: { [statusHeader]: "404" } } : undefined);
  },
  {
    pages: { signIn: "/login" },
    callbacks: { authorized: ({ token, req }) => token !== null || req.headers.has("next-action") },
  },
);

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
