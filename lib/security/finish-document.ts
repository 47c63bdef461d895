import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A script in the document itself; `start` and `end` are where its element is in the HTML. */
type InlineScript = { text: string; isBare: boolean; start: number; end: number };

/** The tags as Next writes them. */
const START = "<script>";
const END = "</script>";

/** Types of a script element that are data to a browser, and never run. */
const JAVASCRIPT = /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|module|importmap|speculationrules)$/i;

/** How joined scripts are held apart: the first may end in a comment. */
const GLUE = "\n;";

/** 'sha256-…' of what a document has in its own text, each once. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/**
 * A whole document as it may be sent, and the hashes of the scripts and style sheets in it. It is read as browsers do, so
 * that text, comments, attributes and templates that look like scripts are none.
 *
 * Next's data, dozens of little scripts one right after the other, becomes one script: a page has a few hashes then and not
 * sixty, whose header many a proxy would refuse. Nothing else is touched.
 */
export function finishDocument(html: string): { html: string; hashes: InlineHashes } {
  const { scripts, styles } = inlineParts(html);
  const texts: string[] = [];
  let joined = "";
  let copied = 0;
  for (const [index, script] of scripts.entries()) {
    const before = scripts[index - 1];
    if (before?.end === script.start && isNextData(before) && isNextData(script)) {
      joined += html.slice(copied, before.end - END.length) + GLUE;
      copied = script.start + START.length;
      texts.push(texts.pop() + GLUE + script.text);
    } else {
      texts.push(script.text);
    }
  }
  return { html: joined + html.slice(copied), hashes: { scripts: hashes(texts), styles: hashes(styles) } };
}

function isNextData({ text, isBare }: InlineScript) {
  // What an HTML comment opens inside a script would reach beyond its end.
  return isBare && text.startsWith("self.__next_f.push(") && !text.includes("<!--");
}

function inlineParts(html: string) {
  const scripts: InlineScript[] = [];
  const styles: string[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }));
  return { scripts, styles };

  /** Templates keep their content apart: it is not run, and not among the children. */
  function collect(node: Node) {
    if (tree.isElementNode(node)) {
      if (node.tagName === "style") styles.push(textOf(node));
      else if (isInlineScript(node)) scripts.push(read(node, html));
    }
    if ("childNodes" in node) node.childNodes.forEach(collect);
  }
}

function isInlineScript({ tagName, attrs }: Element) {
  if (tagName !== "script") return false;
  const attribute = (name: string) => attrs.find((one) => one.name === name)?.value;
  const type = attribute("type")?.trim();
  return attribute("src") === undefined && (!type || JAVASCRIPT.test(type));
}

function read(script: Element, html: string): InlineScript {
  const { startOffset: start = 0, endOffset: end = 0 } = script.sourceCodeLocation ?? {};
  const isBare = html.startsWith(START, start) && html.slice(end - END.length, end) === END;
  return { text: textOf(script), isBare, start, end };
}

function textOf({ childNodes }: Element) {
  return childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

function hashes(texts: string[]) {
  return [...new Set(texts.map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`))];
}
