import "server-only";
import { cookies } from "next/headers";
import { addProof, PROOF_TTL_S } from "../auth/known-browser";

const COOKIE = "nova-navegador";

/** The browser's proofs of earlier sign-ins. */
export async function readKnownBrowser() {
  return (await cookies()).get(COOKIE)?.value;
}

/** Adds a proof of the account's sign-in to the browser's cookie. */
export async function rememberBrowser(account: Parameters<typeof addProof>[1]) {
  (await cookies()).set(COOKIE, addProof(await readKnownBrowser(), account), {
    httpOnly: true,
    sameSite: "lax",
    secure: process.env.SITE_URL?.startsWith("https:"),
    maxAge: PROOF_TTL_S,
    path: "/api/auth", // where signing in reads it
  });
}
