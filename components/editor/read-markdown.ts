import type { JSONContent } from "@tiptap/react";
import type { Definition, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/posts/markdown";
import { blockFromMdast, type Definitions, keptBlock } from "./from-mdast";
import { pieceWriter } from "./write-markdown";

/** An article's Markdown as the editor's document; it has in it what visitors see (`PostText`). */
export function readMarkdown(markdown: string): JSONContent {
  const { blocks } = readBlocks(markdown, parseMarkdown(markdown));
  return { type: "doc", content: blocks.length > 0 ? blocks.map(({ node }) => node) : [{ type: "paragraph" }] };
}

export interface ReadBlock {
  node: JSONContent;
  /** As it was written. */
  source: string;
  /** What the site reads of that. */
  tree: RootContent;
}

/** The blocks of the text; `gaps` are what stands before the first, between them, and after the last. */
export function readBlocks(markdown: string, tree: Root) {
  const definitions = definitionsIn(tree);
  const gaps: string[] = [];
  const blocks: ReadBlock[] = [];
  const mark = markdown.startsWith("\uFEFF") ? 1 : 0; // a byte order mark, which the parser does not count
  let done = 0;
  for (const node of tree.children) {
    const { start, end } = node.position ?? {};
    const from = lineStart(markdown, mark + (start?.offset ?? 0), done);
    gaps.push(markdown.slice(done, from));
    done = mark + (end?.offset ?? 0);
    const source = markdown.slice(from, done);
    blocks.push({ source, tree: node, node: blockFromMdast(node, definitions, source) });
  }
  gaps.push(markdown.slice(done));
  keepUnfaithful(blocks, definitions);
  return { blocks, gaps };
}

/** What would not be read as the same again, had it to be written anew, stays as it was written. */
function keepUnfaithful(blocks: readonly ReadBlock[], definitions: Definitions) {
  const { pieces, known } = pieceWriter()(blocks.map(({ node }) => node));
  const texts = pieces.map(({ written }) => written || "empty");
  const again = parseMarkdown([...texts, known.source].join(APART)).children;
  const areApart = texts.every((_, at) => at === 0 || again[2 * at - 1]?.type === "thematicBreak");
  blocks.forEach((block, at) => {
    const text = texts[at] ?? "";
    if (block.node.type === "kept") return;
    const read = areApart ? again[2 * at] : parseMarkdown(text + APART + known.source).children[0];
    const isSame = read && JSON.stringify(blockFromMdast(read, definitions)) === JSON.stringify(block.node);
    const isEmpty = pieces[at]?.written === "";
    if (!(isSame || isEmpty) || !keepsLetters(block.source, isEmpty ? "" : text)) block.node = keptBlock(block.source);
  });
}

const APART = "\n\n---\n\n";

/** With the spaces that the line begins with: of a list or of code they are a part. */
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

/** Whether no letter is gone, be it of a text, an address or a description (an entity like `&mdash;` is no word, but a sign). */
function keepsLetters(from: string, to: string) {
  const kept: readonly string[] = lettersOf(to);
  let at = -1;
  return lettersOf(from.replace(/&#?\w+;/g, " ")).every((letter) => {
    at = kept.indexOf(letter, at + 1);
    return at >= 0;
  });
}

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];
