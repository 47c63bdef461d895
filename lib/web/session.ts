import "server-only";
import { cookies, headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { getServerSession } from "next-auth";
import { cache } from "react";
import { deviceOf } from "../auth/device";
import { logRefused } from "../auth/refused";
import { readToken } from "../auth/token";
import { permissionFor } from "../entities";
import { AppError, TOKEN_FAILED } from "../errors";
import { clientAddressHeader } from "../internal-headers";
import { painelRoutes } from "../painel-routes";
import { forbiddenCopy, may, type Permission } from "../roles";
import { routes } from "../routes";
import { secondFactorCopy } from "../users/copy";
import { lacksSecondFactor } from "../users/second-factor-policy";
import { type Administrator, findAdministrator } from "../users/service";
import { authOptions } from "./auth-options";

const NO_TOKEN = "Não Autorizado, sem token";

/** The administrator of the request's dashboard session, read from the database: once for a screen, whose layout asks, too. */
export const currentAdministrator = cache(async (): Promise<Administrator | undefined> => {
  const session = await getServerSession(authOptions);
  return session?.identity && findAdministrator(session.identity);
});

/**
 * Whether the request carries a signed session cookie, without asking the database whether the session has ended: for the
 * page of an outage of the database.
 */
export async function carriesSession() {
  return (await getServerSession(authOptions))?.identity !== undefined;
}

/**
 * For pages: the administrator. Redirects to /login (and back to `from`) without a session, shows the forbidden screen without the
 * permission, which follows from `from`, the page's own address.
 */
export async function requireAdministrator(from: string) {
  const administrator = await currentAdministrator();
  if (!administrator) redirect(`${routes.login}?callbackUrl=${encodeURIComponent(from)}`);
  const { pathname } = new URL(from, "http://localhost");
  if (!may(administrator.role, permissionFor(pathname))) forbidden();
  if (pathname !== painelRoutes.profile && (await lacksSecondFactor(administrator))) redirect(painelRoutes.profile);
  return administrator;
}

/** For actions: the administrator, or 'unauthenticated', or 'forbidden' for a role without the permission. */
export async function assertAdministrator(permission: Permission) {
  const administrator = await currentAdministrator();
  if (!administrator) throw await refused("session", new AppError("unauthenticated", TOKEN_FAILED));
  return assertMay(administrator, permission);
}

/** The administrator, or 'forbidden' for a role without the permission. */
async function assertMay(administrator: Administrator, permission: Permission) {
  const { role, session } = administrator;
  if (!may(role, permission)) throw await refused("role", new AppError("forbidden", forbiddenCopy(role)), session);
  if (permission !== "any:read" && (await lacksSecondFactor(administrator)))
    throw await refused("second-factor", new AppError("forbidden", secondFactorCopy.overdue), session);
  return administrator;
}

/** Logs the refusal and returns the error to throw. */
async function refused(reason: string, error: AppError, of?: { userId: string }) {
  logRefused({ event: "access-refused", account: of?.userId, address: await clientAddress(), reason });
  return error;
}

/**
 * For the REST API: a bearer token, else the dashboard's session, of a role with the permission. A write that rides on the
 * session's cookie must come from this site's own pages.
 */
export async function authenticateRequest(request: Request, permission: Permission) {
  return assertMay(await authenticate(request), permission);
}

async function authenticate(request: Request) {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const identity = await readToken(authorization.replace(/^Bearer\s+/i, ""));
    const administrator = identity && (await findAdministrator(identity));
    if (!administrator) throw await refused("token", new AppError("unauthenticated", TOKEN_FAILED), identity);
    return administrator;
  }
  const administrator = await currentAdministrator();
  if (!administrator) {
    const message = (await hasSessionCookie()) ? TOKEN_FAILED : NO_TOKEN;
    throw await refused("session", new AppError("unauthenticated", message));
  }
  if (!["GET", "HEAD"].includes(request.method) && !isSameOrigin(request))
    throw await refused("origin", new AppError("forbidden", "Pedido de outro site recusado"), administrator.session);
  return administrator;
}

/**
 * For reads that show more with the permission: the signed-in administrator, or undefined. A token must be
 * good, since its client means to be known; a session that has ended is a visitor's.
 */
export async function identifyRequest(request: Request, permission: Permission) {
  const byToken = request.headers.has("authorization");
  if (!byToken && !(await hasSessionCookie())) return undefined;
  const administrator = byToken ? await authenticate(request) : await currentAdministrator();
  const isKnown = administrator && may(administrator.role, permission) && !(await lacksSecondFactor(administrator));
  return isKnown ? administrator : undefined;
}

/** The visitor's address as the host found it (lib/server/front/client-address.ts). */
export async function clientAddress() {
  return (await headers()).get(clientAddressHeader) ?? "unknown";
}

/** The host that the browser speaks to, with its port. */
export async function requestHost() {
  return (await headers()).get("host") ?? "";
}

/** The request's browser and system, in words. */
export async function clientDevice() {
  return deviceOf((await headers()).get("user-agent"));
}

async function hasSessionCookie() {
  return (await cookies()).getAll().some(({ name }) => name.endsWith("next-auth.session-token"));
}

function isSameOrigin(request: Request) {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}
