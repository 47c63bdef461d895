import { OFFLINE, UNAVAILABLE } from "../errors";

type Answer =
  | { ok: true; data: unknown; errors?: undefined }
  | { ok: false; status: number; message: string; errors?: Record<string, string> };

/** A network that is gone without a word may keep a request for minutes, and its form with it. */
export const ANSWER_TIMEOUT_MS = 45_000;

/** Posts to this site's REST API from the browser. Never throws: no network, no answer in time, or no sense in it, is a failure too. */
export async function postJson(address: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const data = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, data };
    return { ok: false, status: response.status, message: data.message ?? UNAVAILABLE, errors: data.errors };
  } catch {
    return { ok: false, status: 0, message: OFFLINE };
  }
}
