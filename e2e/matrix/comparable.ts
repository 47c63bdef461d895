import { createHash } from "node:crypto";
import type { Reply } from "./exchange";
import { WORD } from "./hostile";

export type Comparable = ReturnType<typeof comparable>;

/** How the response differs from that of a product that was not attacked. */
export function whatChanged(path: string, before: Comparable | undefined, now: Comparable) {
  const changed = (["status", "headers", "body"] as const).filter((part) => before?.[part] !== now[part]);
  return [
    ...changed.map((part) => `GET ${path}: ${part} ${difference(before?.[part], now[part])}`),
    ...now.forbidden.map((script) => `GET ${path}: its policy forbids its own ${script.slice(0, 60)}`),
    ...(now.all.includes(WORD) ? [`GET ${path} says '${WORD}' to everybody`] : []),
  ];
}

/**
 * The part of a response that must be equal for every visitor. Of a document without its scripts and Next's mark for fonts, as the order
 * of Next's data chunks and the mark's place vary with what was cached; instead the policy must allow each script.
 */
export function comparable({ status, headers, body }: Reply) {
  const policy = String(headers["content-security-policy"] ?? "");
  const says = ["content-type", "cache-control", "location", "vary", "set-cookie"];
  const lines = says.map((name) => `${name}: ${headers[name] ?? ""}`);
  const isDocument = headers["content-type"]?.startsWith("text/html") === true;
  const text = isDocument ? body.toString() : body.toString("latin1");
  return {
    status: String(status),
    headers: [...lines, withoutHashes(policy).replace(/(?<='nonce-)[^']+/g, "")].join("\n"),
    body: isDocument ? withoutScripts(text) : text,
    forbidden: isDocument ? forbiddenScripts(text, policy) : [],
    all: `${JSON.stringify(headers)}\n${text}`,
  };
}

export const withoutScripts = (html: string) =>
  html
    .replace(SCRIPT, "")
    .replace(FONT_MARK, "")
    .replace(/ nonce="[^"]*"/g, "");

export const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, "");

/** The inline scripts of a document that its policy does not allow; with a nonce it is the browser that checks. */
export const forbiddenScripts = (html: string, policy: string) =>
  policy.includes("'nonce-") ? [] : inlineScripts(html).filter((script) => !isAllowed(script, policy));

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const FONT_MARK = '<meta name="next-size-adjust" content=""/>';

const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [text],
  );

const isAllowed = (script: string, policy: string) =>
  policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);

/** The first difference of two texts. */
function difference(before = "", now = "") {
  let at = 0;
  while (at < before.length && before[at] === now[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 30), at + 60));
  return `${part(before)} became ${part(now)}`;
}
