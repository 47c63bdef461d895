import "server-only";
import { CompactEncrypt, compactDecrypt } from "jose";
import { derivedKey } from "./secret";

/** Encrypts a text (JWE, AES-256-GCM) with a key of the installation's secret, for what a stolen database must not tell. */
export const seal = (text: string) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(derivedKey("seal"));

/** The text, or undefined for what was not sealed with the present secret. */
export async function unseal(sealed: string) {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, derivedKey("seal"))).plaintext);
  } catch {
    return undefined;
  }
}
