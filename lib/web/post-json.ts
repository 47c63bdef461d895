import { OFFLINE, UNAVAILABLE } from "../errors";

type Answer =
  | { ok: true; data: unknown; errors?: undefined }
  | { ok: false; status: number; message: string; errors?: Record<string, string> };

/** Posts to this site's REST API from the browser. Never throws: no network, or no sense in the answer, is a failure too. */
export async function postJson(address: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const data = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, data };
    return { ok: false, status: response.status, message: data.message ?? UNAVAILABLE, errors: data.errors };
  } catch {
    return { ok: false, status: 0, message: OFFLINE };
  }
}
