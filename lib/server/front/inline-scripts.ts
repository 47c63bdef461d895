import { createHash } from "node:crypto";

/** How Next writes its data into a document: a call with a list in JSON, in which '<' is escaped. */
const DATA_SCRIPT = /^self\.__next_f\.push\((\[[^<\r\n]*\])\)$/;
const DATA_SCRIPTS = /(?:<script>self\.__next_f\.push\(\[[^<\r\n]*\]\)<\/script>){2,}/g;
/** React marks the first one, at which hydration begins. */
const SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** How joined scripts are held apart. */
const GLUE = "\n;";

/**
 * A whole public document as it may be sent, and 'sha256-…' of the inline scripts that may run in it (Next's data, and those
 * that are trusted word for word) and of its trusted styles. Any other script is in `unknown`, and gets no hash. Next's data,
 * dozens of little scripts one right after the other, becomes one: a page has a few hashes then and not sixty, whose header
 * many a proxy would refuse.
 */
export function finishDocument(html: string, trusted: ReadonlySet<string>) {
  const joined = html.replace(DATA_SCRIPTS, (scripts) => {
    const pieces = textsOf(SCRIPT, scripts);
    return pieces.every(isNextData) ? `<script>${pieces.join(GLUE)}</script>` : scripts;
  });
  const scripts = new Set(textsOf(SCRIPT, joined));
  const known = [...scripts].filter((text) => trusted.has(text) || text.split(GLUE).every(isNextData));
  return {
    html: joined,
    scripts: known.map(hashOf),
    styles: textsOf(STYLE, joined)
      .filter((text) => trusted.has(text))
      .map(hashOf),
    unknown: [...scripts].filter((text) => !known.includes(text)),
  };
}

/** The scripts and styles of a document of the build, which has no content of users: those of Next and of the layout. */
export function inlineTexts(html: string) {
  return [...textsOf(SCRIPT, html).filter((text) => !isNextData(text)), ...textsOf(STYLE, html)];
}

function textsOf(element: RegExp, html: string) {
  return [...html.matchAll(element)].map(([, text = ""]) => text);
}

function hashOf(text: string) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function isNextData(text: string) {
  const [, list] = DATA_SCRIPT.exec(text) ?? [];
  try {
    return list !== undefined && typeof JSON.parse(list)[0] === "number";
  } catch {
    return false;
  }
}
