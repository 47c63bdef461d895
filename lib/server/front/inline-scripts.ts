import { createHash } from "node:crypto";

/** How Next writes its data into a document: a call with a list in JSON, in which '<' is escaped. */
const DATA_SCRIPT = /^self\.__next_f\.push\((\[[^<\r\n]*\])\)$/;
const DATA_SCRIPTS = /(?:<script>self\.__next_f\.push\(\[[^<\r\n]*\]\)<\/script>){2,}/g;
/** React marks the first one, at which hydration begins. */
const SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Separates joined scripts. */
const GLUE = "\n;";

/**
 * A public document ready to send, with the hashes ('sha256-…') of the inline scripts (Next's data, and those trusted word for
 * word) and styles that may run in it. Any other script goes into `unknown`. Next's dozens of small data scripts are joined:
 * a few hashes instead of sixty, a header that many proxies would refuse.
 */
export function joinAndHashScripts(html: string, trusted: ReadonlySet<string>) {
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
