import type { JSONContent } from "@tiptap/react";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/posts/markdown";
import { whyUnreadable } from "@/lib/posts/markdown-limits";
import { keepSource } from "./keep-source";
import { readBlocks } from "./read-markdown";

/** Signs and spaces in a row: no article has so many, and patterns that look for the end of them take their time. */
const ENDLESS = /[^\p{L}\p{N}]{1000}/u;

/** An article's Markdown, opened for the editor; undefined when the editor could not show a part of it, or never come to its end. */
export function openMarkdown(markdown: string) {
  if (whyUnreadable(markdown) || ENDLESS.test(markdown)) return undefined;
  const tree = parseMarkdown(markdown);
  if (hasUselessDefinition(tree)) return undefined;
  const text = readBlocks(markdown, tree);
  const content = text.blocks.length > 0 ? text.blocks.map(({ node }) => node) : [{ type: "paragraph" }];
  return {
    ...text,
    content: { type: "doc", content } satisfies JSONContent,
    /** What was not touched is as it was, letter by letter. */
    markdownOf: keepSource(text),
  };
}

/** An address that no link leads to is nowhere on the site: whoever changes the text has to see it among the rest. */
function hasUselessDefinition(tree: Root) {
  const used = new Set<string>();
  visit(tree, ["linkReference", "imageReference"], (node) => {
    if ("identifier" in node) used.add(node.identifier);
  });
  let useless = false;
  visit(tree, "definition", ({ identifier }) => {
    useless ||= !used.has(identifier);
  });
  return useless;
}
