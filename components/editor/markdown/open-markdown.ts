import type { JSONContent } from "@tiptap/react";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { whyUnreadable } from "@/lib/markdown/limits";
import { parseMarkdown } from "@/lib/markdown/parse";
import { preserveSource } from "./preserve-source";
import { readBlocks } from "./read-markdown";

/** A run of punctuation and space that makes regular expressions slow; no real article has one. */
const TOO_MUCH_PUNCTUATION = /[^\p{L}\p{N}]{1000}/u;

/** Parses an article for the editor; undefined when the editor could not show all of it, or would take too long. */
export function openMarkdown(markdown: string) {
  if (whyUnreadable(markdown) || TOO_MUCH_PUNCTUATION.test(markdown)) return undefined;
  const tree = parseMarkdown(markdown);
  if (hasUnusedDefinition(tree)) return undefined;
  const text = readBlocks(markdown, tree);
  const content = text.blocks.length > 0 ? text.blocks.map(({ node }) => node) : [{ type: "paragraph" }];
  return {
    ...text,
    content: { type: "doc", content } satisfies JSONContent,
    /** Serialises the edited document; untouched blocks keep their source, character by character. */
    markdownOf: preserveSource(text),
  };
}

/** An unused link definition is invisible on the site and would be in the editor: such a text is edited as Markdown. */
function hasUnusedDefinition(tree: Root) {
  const used = new Set<string>();
  visit(tree, ["linkReference", "imageReference"], (node) => {
    if ("identifier" in node) used.add(node.identifier);
  });
  let unused = false;
  visit(tree, "definition", ({ identifier }) => {
    unused ||= !used.has(identifier);
  });
  return unused;
}
