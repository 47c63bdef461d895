import "server-only";
import { cookies } from "next/headers";
import { addProof, PROOF_TTL_S } from "../auth/known-browser";

const COOKIE = "nova-navegador";

/** What this browser carries of earlier sign-ins. */
export async function readKnownBrowser() {
  return (await cookies()).get(COOKIE)?.value;
}

/** Makes this browser known to the account, which has just signed in with its password. */
export async function rememberBrowser(account: Parameters<typeof addProof>[1]) {
  (await cookies()).set(COOKIE, addProof(await readKnownBrowser(), account), {
    httpOnly: true,
    sameSite: "lax",
    secure: process.env.SITE_URL?.startsWith("https:"),
    maxAge: PROOF_TTL_S,
    path: "/api/auth", // where signing in reads it
  });
}
