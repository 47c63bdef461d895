import type { JSONContent } from "@tiptap/react";
import type { Definition, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/markdown/parse";
import { blockFromMdast, type Definitions, rawBlock } from "./from-mdast";
import { pieceWriter } from "./write-markdown";

export interface ReadBlock {
  node: JSONContent;
  /** The original Markdown. */
  source: string;
  /** The site's parse of it. */
  tree: RootContent;
}

/** The text's blocks, and the `gaps` before, between and after them. */
export function readBlocks(markdown: string, tree: Root) {
  const definitions = definitionsIn(tree);
  const gaps: string[] = [];
  const blocks: ReadBlock[] = [];
  const bomLength = markdown.startsWith("\uFEFF") ? 1 : 0; // the parser's offsets do not count a byte order mark
  let done = 0;
  for (const node of tree.children) {
    const { start, end } = node.position ?? {};
    const from = lineStart(markdown, bomLength + (start?.offset ?? 0), done);
    gaps.push(markdown.slice(done, from));
    done = bomLength + (end?.offset ?? 0);
    const source = markdown.slice(from, done);
    blocks.push({ source, tree: node, node: blockFromMdast(node, definitions, source) });
  }
  gaps.push(markdown.slice(done));
  keepUnfaithful(blocks, definitions);
  return { blocks, gaps };
}

/** Blocks that would change by being serialised and parsed again become 'raw' ones. */
function keepUnfaithful(blocks: readonly ReadBlock[], definitions: Definitions) {
  const { pieces, references } = pieceWriter()(blocks.map(({ node }) => node));
  const texts = pieces.map(({ markdown }) => markdown || "empty");
  const again = parseMarkdown([...texts, references.source].join(SEPARATOR)).children;
  const areSeparate = texts.every((_, at) => at === 0 || again[2 * at - 1]?.type === "thematicBreak");
  blocks.forEach((block, at) => {
    const text = texts[at] ?? "";
    if (block.node.type === "raw") return;
    const read = areSeparate ? again[2 * at] : parseMarkdown(text + SEPARATOR + references.source).children[0];
    const isSame = read && JSON.stringify(blockFromMdast(read, definitions)) === JSON.stringify(block.node);
    const isEmpty = pieces[at]?.markdown === "";
    if (!(isSame || isEmpty) || !keepsLetters(block.source, isEmpty ? "" : text)) block.node = rawBlock(block.source);
  });
}

const SEPARATOR = "\n\n---\n\n";

/** Including the line's indentation, which lists and code need. */
function lineStart(markdown: string, at: number, after: number) {
  let from = at;
  while (from > after && /[ \t]/.test(markdown.charAt(from - 1))) from--;
  return from;
}

export function definitionsIn(tree: Root): Definitions {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Whether no letter of a text, URL or description is lost. Entities like `&mdash;` do not count. */
function keepsLetters(from: string, to: string) {
  const kept: readonly string[] = lettersOf(to);
  let at = -1;
  return lettersOf(from.replace(/&#?\w+;/g, " ")).every((letter) => {
    at = kept.indexOf(letter, at + 1);
    return at >= 0;
  });
}

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
