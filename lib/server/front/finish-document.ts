import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { type Raw, readPlainly } from "./read-plainly";

type Node = DefaultTreeAdapterTypes.Node;

/** How Next writes its data, and where the next piece follows right after one. */
const CALL = "self.__next_f.push(";
const DATA = `<script>${CALL}`;
const END = "</script>";
const SEAM = END + DATA;

/** Types of a script element that are data to a browser, and never run. */
const JAVASCRIPT = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)$/i;

/** How joined scripts are held apart: the first may end in a comment. */
const GLUE = "\n;";

/** 'sha256-…' of what a document has in its own text, each once. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/**
 * A whole document as it may be sent, and the hashes of the scripts and style sheets in it. It is read as browsers do, so
 * that text, comments, attributes and templates that look like scripts are none.
 */
export function finishDocument(html: string): { html: string; hashes: InlineHashes } {
  const joined = joinNextData(html);
  const { scripts, styles } = inlineParts(joined);
  return { html: joined, hashes: { scripts: hashes(scripts), styles: hashes(styles) } };
}

/**
 * Next's data, dozens of little scripts one right after the other, becomes one script: a page has a few hashes then and not
 * sixty, whose header many a proxy would refuse. Nothing else is touched. The hashes are those of what comes of it, so this
 * need not know what is a script: only Next writes such seams, for what people wrote has no '<' in a document.
 */
function joinNextData(html: string) {
  const [first = "", ...following] = html.split(SEAM);
  let joined = first;
  let before = openedLast(first);
  for (const piece of following) {
    const [own = ""] = piece.split(END, 1);
    // What an HTML comment opens inside a script would reach beyond its end.
    const isSafe = before.startsWith(DATA) && !`${before}${own}`.includes("<!--");
    joined += (isSafe ? GLUE + CALL : SEAM) + piece;
    before = own === piece ? DATA + own : openedLast(piece);
  }
  return joined;
}

/** From where the last script begins. */
function openedLast(html: string) {
  return html.slice(html.lastIndexOf("<script"));
}

function inlineParts(html: string) {
  const all = readPlainly(html) ?? readThoroughly(html);
  return {
    scripts: all.filter(isInlineScript).map(({ text }) => text),
    styles: all.filter(({ tagName }) => tagName === "style").map(({ text }) => text),
  };
}

/** The scripts and style sheets of any document whatever, in a whole parser's time. */
export function readThoroughly(html: string): Raw[] {
  const found: Raw[] = [];
  collect(parse(html));
  return found;

  /** Templates keep their content apart: it is not run, and not among the children. */
  function collect(node: Node) {
    if (tree.isElementNode(node) && (node.tagName === "script" || node.tagName === "style")) {
      const { tagName, attrs } = node;
      found.push({ tagName, attributes: new Map(attrs.map(({ name, value }) => [name, value])), text: textOf(node) });
    }
    if ("childNodes" in node) node.childNodes.forEach(collect);
  }
}

function isInlineScript({ tagName, attributes }: Raw) {
  if (tagName !== "script") return false;
  const type = attributes.get("type")?.trim();
  return !attributes.has("src") && (!type || JAVASCRIPT.test(type));
}

function textOf({ childNodes }: DefaultTreeAdapterTypes.Element) {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

function hashes(texts: string[]) {
  return [...new Set(texts.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`))];
}
