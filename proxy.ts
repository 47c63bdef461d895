import { type NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { identityIn } from "@/lib/auth/token";
import { permissionFor } from "@/lib/entities";
import { statusHeader } from "@/lib/internal-headers";
import { isMissingItem } from "@/lib/items/missing-item";
import { painelRoutes } from "@/lib/painel-routes";
import { findPreviewed } from "@/lib/posts/preview-link";
import { may } from "@/lib/roles";
import { routes } from "@/lib/routes";
import { lacksSecondFactor } from "@/lib/users/second-factor-policy";
import { findAdministrator } from "@/lib/users/service";
import { decodeSession } from "@/lib/web/decode-session";

/**
 * What must be known before Next sends the head of a screen, whose text streams: on to /login without a session, to the profile
 * without an obligatory second factor, and the status of a screen that the role does not reach, or of an item that is not there.
 * No guard: every page, action and route asks the database itself. It matches private routes only; on a public one it would
 * halve the speed.
 */
export default async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  // Server actions answer for themselves: a form whose session ended must hear so, and keep what is typed.
  if (request.method === "POST") return NextResponse.next();
  const token = await getToken({ req: request, decode: decodeSession });
  const identity = token && identityIn(token);
  try {
    const [, preview] = /^\/rascunho\/([^/]+)/.exec(pathname) ?? [];
    if (preview) return (await findPreviewed(preview)) ? NextResponse.next() : withStatus(404);
    const administrator = identity && (await findAdministrator(identity));
    if (!administrator) return to(request, `${routes.login}?callbackUrl=${encodeURIComponent(pathname + search)}`);
    if (!may(administrator.role, permissionFor(pathname))) return withStatus(403);
    if (pathname !== painelRoutes.profile && (await lacksSecondFactor(administrator)))
      return to(request, painelRoutes.profile);
    return (await isMissingItem(pathname)) ? withStatus(404) : NextResponse.next();
  } catch {
    return NextResponse.next(); // without the database, the screen itself says so
  }
}

const to = (request: NextRequest, address: string) => NextResponse.redirect(new URL(address, request.url));

const withStatus = (status: number) => NextResponse.next({ headers: { [statusHeader]: String(status) } });

// Must be literal for the build; a test compares it with PRIVATE_PATHS of lib/entities.ts.
export const config = {
  matcher: [
    "/rascunho/:token",
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
    "/post/:id/versoes",
    "/projects",
    "/addproject",
    "/projects/:id/edit",
    "/calendars",
    "/addCalendars",
    "/calendars/:id/edit",
    "/campaigns",
    "/campaigns/new",
    "/campaigns/:id/edit",
    "/donations",
    "/donations/new",
    "/donations/:id/edit",
    "/donations/import",
    "/needs",
    "/needs/new",
    "/needs/:id/edit",
    "/needs/:id/promises",
    "/media",
    "/claims",
    "/reviews",
    "/categories",
    "/messages",
    "/messages/:id",
    "/history",
    "/lixeira",
    "/settings",
    "/backup",
    "/handover",
  ],
};
