import "server-only";
import { AppError, type FieldErrors, INVALID_INPUT } from "../errors";
import { defaultSettings } from "../settings/defaults";
import { readSite } from "../settings/public";
import type { Settings } from "../settings/types";
import { describeFailure } from "./failure";
import { invalidateAnnounced } from "./invalidate-announced";
import { readBytes } from "./read-bytes";

/** The fields' limits, with room for URL encoding. */
const MAX_FORM_BYTES = 128 * 1024;

const CROSS_SITE_MESSAGE = "Este formulário só pode ser enviado pelo nosso próprio site";

type Typed = Record<string, string>;

/** A refused form: the typed values, the error of each field, and the message above them. */
type Refused = { site: Settings; typed: Typed; fields: FieldErrors; message: string };

type PlainPost = {
  /** For the log. */
  doing: string;
  /** Handles the input; returns the address to redirect to. */
  handle: (typed: Typed) => Promise<string>;
  /** The document that answers a failure: the form, as it was filled in. */
  refuse: (refused: Refused) => string | Promise<string>;
};

/** Responds to a form posted without JavaScript: redirects, or shows the form with its errors. */
export async function plainPost(request: Request, { doing, handle, refuse }: PlainPost) {
  let typed: Typed = {};
  try {
    // Another site could make its visitors send spam, each from their own IP address.
    if (request.headers.get("sec-fetch-site") === "cross-site") throw new AppError("forbidden", CROSS_SITE_MESSAGE);
    typed = Object.fromEntries(new URLSearchParams(await readText(request)));
    const location = await invalidateAnnounced(() => handle(typed));
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    const { status, fields, message: reason, retryAfter } = describeFailure(error, doing);
    const message = fields ? INVALID_INPUT : reason;
    return htmlAnswer(
      await refuse({ site: await readSiteOrDefaults(), typed, fields: fields ?? {}, message }),
      status,
      {
        ...(retryAfter && { "retry-after": String(retryAfter) }),
      },
    );
  }
}

/** Neither cached nor indexed. */
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

/** Works without the database, too. */
export const readSiteOrDefaults = () =>
  readSite().catch(() => ({ ...defaultSettings(), phones: [], email: "" }) satisfies Settings);

async function readText(request: Request) {
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (!bytes) throw new AppError("tooLarge", "A mensagem é grande demais");
  return bytes.toString("utf8");
}
