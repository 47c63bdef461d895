import "server-only";
import { hkdfSync } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";

/** Encrypts a text (JWE, AES-256-GCM) with a key of the installation's secret, for what a stolen database must not tell. */
export const seal = (text: string) =>
  new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(key());

/** The text, or undefined for what was not sealed with the present secret. */
export async function unseal(sealed: string) {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, key())).plaintext);
  } catch {
    return undefined;
  }
}

function key() {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is missing");
  return new Uint8Array(hkdfSync("sha256", secret, "", "seal", 32));
}
