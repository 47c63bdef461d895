import { hkdfSync } from "node:crypto";

/** The installation's secret. */
export function installationSecret() {
  const secret = process.env.NEXTAUTH_SECRET;
  if (!secret) throw new Error("NEXTAUTH_SECRET is missing");
  return secret;
}

/** A key of 256 bits for one purpose (HKDF). */
export const derivedKey = (purpose: string) =>
  new Uint8Array(hkdfSync("sha256", installationSecret(), "", purpose, 32));
