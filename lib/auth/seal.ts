import "server-only";
import { CompactEncrypt, compactDecrypt } from "jose";
import { derivedKey } from "./secret";

/** Encrypts a text (JWE, AES-256-GCM) with a key derived from the installation's secret, so that a stolen database does not reveal it. */
export const seal = (text: string) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(derivedKey("seal"));

/** The text; undefined when it was not sealed with the current secret. */
export async function unseal(sealed: string) {
  try {
    return new TextDecoder().decode((await compactDecrypt(sealed, derivedKey("seal"))).plaintext);
  } catch {
    return undefined;
  }
}
