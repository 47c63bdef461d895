import type { JSONContent } from "@tiptap/react";
import type { Definition } from "mdast";
import { parseMarkdown } from "@/lib/posts/markdown";
import { rewrite, sourceOf, standing } from "./kept-source";
import { type Bullets, blockToMarkdown } from "./markdown-text";
import type { Known } from "./phrasing";
import { blockToMdast } from "./to-mdast";

/** What was written in the editor as Markdown, for `PostText` to render the same. */
export function writeMarkdown({ content = [] }: JSONContent) {
  const { pieces, known } = pieceWriter()(content);
  const written: string[] = [];
  let previous: Piece | undefined;
  for (const piece of pieces) {
    if (piece.written === "") continue;
    const text = writtenAfter(previous, piece, known);
    written.push(text);
    previous = { node: piece.node, written: text };
  }
  return written.join("\n\n");
}

/** A block of a document as Markdown, which is empty when nothing is in it. */
export interface Piece {
  node: JSONContent;
  written: string;
}

/** Writes the blocks of one document after the other: each once, for as long as what it may refer to stays the same. */
export function pieceWriter() {
  let source = "";
  let known = knownIn(source);
  let done = new WeakMap<JSONContent, string>();
  const write = (node: JSONContent) => {
    const written = done.get(node) ?? writeBlock(node, known);
    done.set(node, written);
    return written;
  };
  return (content: readonly JSONContent[]) => {
    const now = definingSource(content);
    if (now !== source) [source, known, done] = [now, knownIn(now), new WeakMap()];
    return { known, pieces: content.map((node): Piece => ({ node, written: write(node) })) };
  };
}

/** Two lists in a row would be one, if their signs were the same. */
export function writtenAfter(previous: Piece | undefined, piece: Piece, known: Known) {
  const bullet = bulletOf(piece);
  if (!bullet || !previous || bulletOf(previous) !== bullet) return piece.written;
  return writeBlock(piece.node, known, {
    bullet: bullet === "-" ? "*" : "-",
    bulletOrdered: bullet === "." ? ")" : ".",
  });
}

/** The sign of a list's entries, without the number. */
export const bulletOf = ({ node, written }: Piece) =>
  node.type === "horizontalRule" ? undefined : /^ {0,3}(?:\d{1,9}(?=[.)]))?([-+*.)])(?:\s|$)/.exec(written)?.[1];

function writeBlock(block: JSONContent, known: Known, bullets?: Bullets) {
  const node = blockToMdast(block, known);
  if (!node) return "";
  return node.type === "html" && bullets ? rewrite(node.value, bullets) : blockToMarkdown(node, bullets);
}

/** What links and footnotes can refer to is among what is kept as it was written. */
const definingSource = (content: readonly JSONContent[]) =>
  content
    .map((node) => (node.type === "kept" ? sourceOf(node.content ?? []) : ""))
    .filter((source) => source.includes("]:"))
    .map(standing)
    .join("\n\n");

function knownIn(source: string): Known {
  const definitions = new Map<string, Definition>();
  const footnotes = new Set<string>();
  for (const node of source ? parseMarkdown(source).children : []) {
    if (node.type === "footnoteDefinition") footnotes.add(node.identifier);
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  return { source, definitions, footnotes };
}
