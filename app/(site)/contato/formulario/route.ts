import { AppError, INVALID_INPUT, STATUS, toAppError } from "@/lib/errors";
import { plainForm } from "@/lib/messages/plain-form";
import { messageInput } from "@/lib/messages/schema";
import { receiveMessage } from "@/lib/messages/service";
import { routes } from "@/lib/routes";
import { defaultSettings } from "@/lib/settings/defaults";
import { readSite } from "@/lib/settings/public";
import { validate } from "@/lib/validate";
import { logFailure } from "@/lib/web/failure";
import { clientAddress } from "@/lib/web/session";

/** The fields' limits, with room for URL encoding. */
const MAX_FORM_BYTES = 128 * 1024;

const CROSS_SITE_MESSAGE = "Este formulário só pode ser enviado pelo nosso próprio site";

/**
 * The contact form without JavaScript. A success redirects to its own page; a failure answers with the form and the typed
 * values. Messages are marked as unverified, because hCaptcha needs JavaScript.
 */
export async function POST(request: Request) {
  let typed: Record<string, string> = {};
  try {
    // Another site could make its visitors send spam, each from their own IP address.
    if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("forbidden", CROSS_SITE_MESSAGE);
    typed = Object.fromEntries(new URLSearchParams(await readText(request)));
    const input = validate(messageInput, { ...typed, captcha: "", captchaFailed: true });
    await receiveMessage(input, await clientAddress());
    return new Response(null, { status: 303, headers: { location: routes.contactSent, "cache-control": "no-store" } });
  } catch (error) {
    const expected = toAppError(error);
    const fields = expected?.fields ?? {};
    const message = expected?.fields ? INVALID_INPUT : (expected ?? logFailure(error, "contact form")).message;
    const headers = new Headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    if (expected?.retryAfter) headers.set("retry-after", String(expected.retryAfter));
    // The form is returned even without the database.
    const site = await readSite().catch(() => ({ ...defaultSettings(), phones: [], email: "" }));
    return new Response(plainForm(site, typed, fields, message), {
      status: expected ? STATUS[expected.code] : 500,
      headers,
    });
  }
}

async function readText(request: Request) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_FORM_BYTES) throw new AppError("tooLarge", "A mensagem é grande demais");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
