import "server-only";
import { Secret, TOTP } from "otpauth";

// One-time codes by time (RFC 6238), with what every app expects: SHA-1, six digits, 30 seconds.

const PERIOD_MS = 30_000;
/** Steps before and after the present one in which a code counts: clocks differ, and typing takes time. */
const TOLERANCE_STEPS = 1;

/** A new secret (160 bits), in Base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** The otpauth: address for an app, which shows `account` and `issuer`. */
export const totpAddress = (secret: string, account: string, issuer: string) =>
  totp(secret, account, issuer).toString();

/** The time step of the code, which apps show with a space in it, or undefined for a wrong one. */
export function stepOf(code: string, secret: string) {
  const now = Date.now();
  const delta = totp(secret).validate({ token: code.replace(/\s/g, ""), window: TOLERANCE_STEPS, timestamp: now });
  return delta === null ? undefined : Math.floor(now / PERIOD_MS) + delta;
}

const totp = (secret: string, label = "", issuer = "") =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
