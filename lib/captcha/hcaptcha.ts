import "server-only";
import { z } from "zod";
import { log } from "../log";

const VERIFY_URL = "https://api.hcaptcha.com/siteverify";
const TIMEOUT_MS = 5_000;

/** The site key for the visitor's browser; undefined while hCaptcha is not configured. */
export const captchaSiteKey = () => (process.env.HCAPTCHA_SECRET && process.env.HCAPTCHA_SITE_KEY) || undefined;

/** Error codes for a wrong answer of the visitor; all others mean a fault of our configuration or of hCaptcha. */
const REFUSALS = [
  "missing-input-response",
  "invalid-input-response",
  "expired-input-response",
  "already-seen-response",
  "invalid-or-already-seen-response",
];

const answer = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });

/**
 * Asks hCaptcha whether a person solved it: https://docs.hcaptcha.com/#verify-the-user-response-server-side.
 * 'unknown' when it cannot be asked. Never throws.
 */
export async function verifyCaptcha(token: string): Promise<"passed" | "refused" | "unknown"> {
  try {
    const response = await fetch(process.env.HCAPTCHA_VERIFY_URL || VERIFY_URL, {
      method: "POST",
      body: new URLSearchParams({
        secret: process.env.HCAPTCHA_SECRET ?? "",
        sitekey: process.env.HCAPTCHA_SITE_KEY ?? "",
        response: token,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { success, "error-codes": codes } = answer.parse(await response.json());
    if (success) return "passed";
    if (codes.every((code) => REFUSALS.includes(code))) return "refused";
    log.error({ codes }, "hCaptcha does not accept our request");
  } catch (error) {
    log.warn({ err: error }, "hCaptcha could not be asked");
  }
  return "unknown";
}
