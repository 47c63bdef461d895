import "server-only";
import { cookies } from "next/headers";
import { encode } from "next-auth/jwt";
import { TOKEN_SECONDS } from "../auth/token";

type Account = { id: string; sessionVersion: number };

/**
 * Gives this request's session the account's present version, so that the one who chose a new password stays signed in
 * where she did it, in every tab. Only in an action, which may set cookies; it writes what next-auth would have written.
 */
export async function renewSession({ id, sessionVersion }: Account) {
  const secret = process.env.NEXTAUTH_SECRET;
  const jar = await cookies();
  // next-auth names it by whether the site is served over https.
  const current = jar.getAll().find(({ name }) => name.endsWith("next-auth.session-token"));
  if (!current || !secret) return;
  jar.set(current.name, await encode({ token: { sub: id, sessionVersion }, secret, maxAge: TOKEN_SECONDS }), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: current.name.startsWith("__Secure-"),
    maxAge: TOKEN_SECONDS,
  });
}
