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

/** Bytes of a form at most: what the fields hold, with room for what escapes add. */
const MAX_FORM_BYTES = 128 * 1024;

const FROM_ELSEWHERE = "Este formulário só pode ser enviado pelo nosso próprio site";

/**
 * The contact form without JavaScript. A success leads to a page of its own; a failure answers with the form, filled in
 * as it was, so that nothing has to be written again. hCaptcha needs JavaScript: such a message is marked as unverified.
 */
export async function POST(request: Request) {
  let typed: Record<string, string> = {};
  try {
    // A page elsewhere would have its visitors send what it likes, each from an address of their own.
    if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("forbidden", FROM_ELSEWHERE);
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
    // Without the database the form comes back all the same.
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
