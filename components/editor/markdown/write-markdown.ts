import type { JSONContent } from "@tiptap/react";
import type { Definition } from "mdast";
import { parseMarkdown } from "@/lib/markdown/parse";
import { type Bullets, blockToMarkdown } from "./block-to-markdown";
import type { References } from "./phrasing";
import { rewrite, sourceOf, standalone } from "./raw-markdown";
import { blockToMdast } from "./to-mdast";

/** A block and its Markdown, which is '' for an empty block. */
export interface Piece {
  node: JSONContent;
  markdown: string;
}

/** Serialises documents block by block, memoized for as long as their definitions and footnotes stay the same. */
export function pieceWriter() {
  let source = "";
  let references = referencesIn(source);
  let memo = new WeakMap<JSONContent, string>();
  const write = (node: JSONContent) => {
    const markdown = memo.get(node) ?? writeBlock(node, references);
    memo.set(node, markdown);
    return markdown;
  };
  return (content: readonly JSONContent[]) => {
    const newSource = definingSource(content);
    if (newSource !== source) [source, references, memo] = [newSource, referencesIn(newSource), new WeakMap()];
    return { references, pieces: content.map((node): Piece => ({ node, markdown: write(node) })) };
  };
}

/** Adjacent lists with the same marker would merge into one. */
export function markdownAfter(previous: Piece, piece: Piece, references: References) {
  const bullet = bulletOf(piece);
  if (!bullet || bulletOf(previous) !== bullet) return piece.markdown;
  return writeBlock(piece.node, references, {
    bullet: bullet === "-" ? "*" : "-",
    bulletOrdered: bullet === "." ? ")" : ".",
  });
}

/** A list's marker, without the number. */
export const bulletOf = ({ node, markdown }: Piece) =>
  node.type === "horizontalRule" ? undefined : /^ {0,3}(?:\d{1,9}(?=[.)]))?([-+*.)])(?:\s|$)/.exec(markdown)?.[1];

function writeBlock(block: JSONContent, references: References, bullets?: Bullets) {
  const node = blockToMdast(block, references);
  if (!node) return "";
  return node.type === "html" && bullets ? rewrite(node.value, bullets) : blockToMarkdown(node, bullets);
}

/** Link definitions and footnotes are in 'raw' blocks. */
const definingSource = (content: readonly JSONContent[]) =>
  content
    .map((node) => (node.type === "raw" ? sourceOf(node.content ?? []) : ""))
    .filter((source) => source.includes("]:"))
    .map(standalone)
    .join("\n\n");

function referencesIn(source: string): References {
  const definitions = new Map<string, Definition>();
  const footnotes = new Set<string>();
  for (const node of source ? parseMarkdown(source).children : []) {
    if (node.type === "footnoteDefinition") footnotes.add(node.identifier);
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  return { source, definitions, footnotes };
}
