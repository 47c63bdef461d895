import type { Nodes, PhrasingContent, Root } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { newlineToBreak } from "mdast-util-newline-to-break";
import { gfm } from "micromark-extension-gfm";
import { visit } from "unist-util-visit";

/**
 * An article's grammar, for the site and the editor alike: GFM in which HTML is the text that it is and a line break stays
 * one, so that plain text looks as it was typed.
 */
export function parseMarkdown(markdown: string): Root {
  const tree = fromMarkdown(markdown, GRAMMAR);
  htmlToText(tree);
  newlineToBreak(tree);
  return tree;
}

const GRAMMAR: Options = { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] };

/** HTML becomes text before it could be anything else. */
function htmlToText(tree: Root) {
  visit(tree, "html", ({ value, position }, index, parent) => {
    if (!parent || index === undefined) return;
    const text: PhrasingContent = { type: "text", value };
    // Between paragraphs it was a block, and stays one.
    parent.children[index] = PHRASING_PARENTS.has(parent.type)
      ? text
      : { type: "paragraph", children: [text], position };
  });
}

const PHRASING_PARENTS: ReadonlySet<Nodes["type"]> = new Set([
  "paragraph",
  "heading",
  "emphasis",
  "strong",
  "link",
  "linkReference",
  "delete",
  "tableCell",
]);
