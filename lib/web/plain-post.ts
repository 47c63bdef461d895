import "server-only";
import { AppError, type FieldErrors, INVALID_INPUT, STATUS, toAppError } from "../errors";
import { defaultSettings } from "../settings/defaults";
import { readSite } from "../settings/public";
import type { Settings } from "../settings/types";
import { logFailure } from "./failure";
import { invalidateSaved } from "./invalidate-saved";

/** The fields' limits, with room for URL encoding. */
const MAX_FORM_BYTES = 128 * 1024;

const CROSS_SITE_MESSAGE = "Este formulário só pode ser enviado pelo nosso próprio site";

type Typed = Record<string, string>;

/** Why a form was not accepted: the typed values, what is wrong with each, and what is said above them. */
type Refused = { site: Settings; typed: Typed; fields: FieldErrors; message: string };

type PlainPost = {
  /** For the log. */
  doing: string;
  /** Does what the form is for; gives the address that the browser goes on to. */
  handle: (typed: Typed) => Promise<string>;
  /** The document that answers a failure: the form, as it was filled in. */
  refuse: (refused: Refused) => string | Promise<string>;
};

/** Answers a form that a browser posted by itself, without JavaScript: on to another page, or the form with what is wrong. */
export async function plainPost(request: Request, { doing, handle, refuse }: PlainPost) {
  let typed: Typed = {};
  try {
    // Another site could make its visitors send spam, each from their own IP address.
    if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("forbidden", CROSS_SITE_MESSAGE);
    typed = Object.fromEntries(new URLSearchParams(await readText(request)));
    const location = await invalidateSaved(() => handle(typed));
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    const expected = toAppError(error);
    const fields = expected?.fields ?? {};
    const message = expected?.fields ? INVALID_INPUT : (expected ?? logFailure(error, doing)).message;
    const status = expected ? STATUS[expected.code] : 500;
    return htmlAnswer(await refuse({ site: await readSiteOrDefaults(), typed, fields, message }), status, {
      ...(expected?.retryAfter && { "retry-after": String(expected.retryAfter) }),
    });
  }
}

/** A document for nobody else's eyes and no search engine. */
export const htmlAnswer = (html: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(html, {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });

/** Also without the database. */
export const readSiteOrDefaults = () =>
  readSite().catch(() => ({ ...defaultSettings(), phones: [], email: "" }) satisfies Settings);

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
