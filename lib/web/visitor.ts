import "server-only";
import { randomUUID } from "node:crypto";
import { cookies } from "next/headers";

const COOKIE = "nova-visitante";
const YEAR_S = 365 * 24 * 60 * 60;

/** The visitor's anonymous id, when there is one already. */
export async function readVisitor() {
  return (await cookies()).get(COOKIE)?.value;
}

/** The visitor's anonymous id; a new one at the first reaction, and only then. */
export async function ensureVisitor() {
  const known = await readVisitor();
  if (known) return known;
  const visitor = randomUUID();
  (await cookies()).set(COOKIE, visitor, {
    httpOnly: true,
    sameSite: "lax",
    secure: process.env.SITE_URL?.startsWith("https:"),
    maxAge: YEAR_S,
    path: "/",
  });
  return visitor;
}
