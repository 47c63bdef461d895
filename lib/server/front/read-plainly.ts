/**
 * Reads a document as a browser does as long as it is written as plainly as React writes one, in a tenth of a parser's time. It
 * is no parser: whatever a browser's rules could read otherwise than it looks (a '<' that begins no tag, a comment with a
 * dash in it, an element that is not in the lists below, a quote that is missing) makes it give up, and parse5 decides.
 */

/** An element in whose text nothing is markup, of those that the page's policy is about. */
export type Raw = { tagName: "script" | "style"; attributes: Map<string, string>; text: string };

/** Elements that neither change how what follows is read nor, wherever they stand, keep a script from being one. */
const PLAIN = new Set(
  [
    "html head body meta link base main header footer nav section article aside address hgroup search",
    "h1 h2 h3 h4 h5 h6 p div span a ul ol li dl dt dd figure figcaption blockquote hr br wbr pre",
    "strong em b i u s small sub sup mark abbr cite code kbd samp q time data var del ins dfn ruby rt rp bdi bdo",
    "img picture source audio video track canvas map area",
    "table caption colgroup col thead tbody tfoot tr th td",
    "form fieldset legend label input button output progress meter datalist details summary dialog",
  ].flatMap((line) => line.split(" ")),
);

/** Inside of these other rules hold; and what they consist of here, without one in another. */
const INSIDE = new Map([
  ["svg", new Set("g path rect circle ellipse line polyline polygon defs clippath use symbol stop".split(" "))],
  ["select", new Set(["option", "optgroup"])],
]);

/** Their text ends at their own end tag and nowhere else. */
const RAW = new Map(
  ["script", "style", "textarea", "title", "noscript"].map((name) => [name, new RegExp(`</${name}`, "gi")]),
);

/** White space as HTML has it: fewer characters than `\s`. */
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9]*)((?:[ \t\n\f]+[^\s"'<>=/]+(?:="[^"]*")?)*)[ \t\n\f]*(\/?)>/y;
const ATTRIBUTE = /([^\s"'<>=/]+)(?:="([^"]*)")?/g;
/** Without a dash or a bracket there is one way only to end it. */
const COMMENT = /<!--[^-<>]*-->/y;
const DOCTYPE = /<!DOCTYPE html>/iy;
/** What browsers turn into something else before they read. */
const REWRITTEN = /[\0\r\uFEFF]/;

/** The scripts and style sheets of the document in order; undefined when it is not plain enough to say. */
export function readPlainly(html: string): Raw[] | undefined {
  if (REWRITTEN.test(html)) return undefined;
  const found: Raw[] = [];
  let within: string | undefined;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at)) {
    if (html[at + 1] === "!") {
      const past = skip(COMMENT, html, at) ?? skip(DOCTYPE, html, at);
      if (past === undefined) return undefined;
      at = past;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) return undefined;
    at = TAG.lastIndex;
    const [, slash, written = "", attributes = "", selfClosed] = tag;
    const name = written.toLowerCase();
    const ends = slash !== "";
    const endTag = RAW.get(name);
    if (INSIDE.has(name)) {
      if (within !== (ends ? name : undefined) || selfClosed) return undefined;
      within = ends ? undefined : name;
    } else if (within) {
      if (!INSIDE.get(within)?.has(name)) return undefined;
    } else if (name === "template") {
      // React's place holders are empty; what stands in one would not run.
      if (ends || selfClosed || !html.startsWith("</template>", at)) return undefined;
      at += "</template>".length;
    } else if (endTag) {
      if (ends || selfClosed) return undefined;
      const end = endOf(endTag, html, at);
      if (end === undefined) return undefined;
      const text = html.slice(at, end);
      if (name === "script" && text.includes("<!--")) return undefined; // it would reach beyond an inner end tag
      if (name === "script" || name === "style") {
        if (attributes.includes("&")) return undefined;
        found.push({ tagName: name, attributes: read(attributes), text });
      }
      at = end + name.length + 3;
    } else if (!PLAIN.has(name)) return undefined;
  }
  return within ? undefined : found;
}

/** Where what stands there ends, if it is that. */
function skip(pattern: RegExp, html: string, at: number) {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : undefined;
}

/** Where the element's text ends: at its first end tag, which must be as short as it can be. */
function endOf(endTag: RegExp, html: string, from: number) {
  endTag.lastIndex = from;
  const found = endTag.exec(html);
  return found && html[endTag.lastIndex] === ">" ? found.index : undefined;
}

/** Of two with the same name the first one counts. */
function read(text: string) {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, value);
  }
  return attributes;
}
