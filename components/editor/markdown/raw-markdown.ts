import type { JSONContent } from "@tiptap/react";
import type { Nodes } from "mdast";
import { parseMarkdown } from "@/lib/markdown/parse";
import { type Bullets, blockToMarkdown } from "./block-to-markdown";

/** The Markdown of a 'raw' block's content. */
export const sourceOf = (content: readonly JSONContent[]) =>
  content
    .map(({ text = "" }) => text)
    .join("")
    .replace(/^(?:[ \t]*\n)+|(?<!\s)\s+$/g, "");

/** Markdown that means the same in any place: not indented, and with fences and comments closed. */
export function standalone(source: string) {
  if (isOpen(source)) return rewrite(source);
  const { length } = /^ {0,3}/.exec(source)?.[0] ?? "";
  if (!/^\s/.test(source)) return source;
  const moved = [source.slice(length), source.replace(new RegExp(`^ {0,${length}}`, "gm"), "")];
  return moved.find((text) => !/^\s/.test(text) && meaning(text) === meaning(source)) ?? rewrite(source);
}

const meaning = (source: string) => withoutPositions(parseMarkdown(source)).replace(/"value":" +/g, '"value":"');

const withoutPositions = (tree: Nodes) =>
  JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value));

/** Whether the source means the same on its own, given only the definitions it refers to. */
export function standsAlone(source: string, tree: Nodes, definitions: string) {
  const [alone, next] = parseMarkdown(`${source}\n\n***\n\n${definitions}`).children;
  return alone !== undefined && next?.type === "thematicBreak" && withoutPositions(alone) === withoutPositions(tree);
}

/** Raw Markdown, serialised again in the editor's style. */
export const rewrite = (source: string, bullets?: Bullets) =>
  parseMarkdown(source)
    .children.map((block) => blockToMarkdown(block, bullets))
    .join("\n\n");

const MAY_STAY_OPEN = /`{3}|~{3}|<(?:[!?]|script|pre|style|textarea)/i;

/** Whether the last block would swallow what follows, like an unclosed fence or comment. */
export function isOpen(source: string) {
  if (!MAY_STAY_OPEN.test(source)) return false;
  const last = parseMarkdown(`${source}\n\nx`).children.at(-1);
  return last?.type !== "paragraph" || last.position?.start.offset !== source.length + 2;
}
