import type { JSONContent } from "@tiptap/react";
import type { Nodes } from "mdast";
import { parseMarkdown } from "@/lib/posts/markdown";
import { type Bullets, blockToMarkdown } from "./markdown-text";

/** Of a block that is kept as it was written. */
export const sourceOf = (content: readonly JSONContent[]) =>
  content
    .map(({ text = "" }) => text)
    .join("")
    .replace(/^(?:[ \t]*\n)+|\s+$/g, "");

/** Markdown that means the same whatever stands around it: not indented, and closed before what follows. */
export function standing(source: string) {
  if (isOpen(source)) return rewrite(source);
  const { length } = /^ {0,3}/.exec(source)?.[0] ?? "";
  if (!/^\s/.test(source)) return source;
  const moved = [source.slice(length), source.replace(new RegExp(`^ {0,${length}}`, "gm"), "")];
  return moved.find((text) => !/^\s/.test(text) && meaning(text) === meaning(source)) ?? rewrite(source);
}

const meaning = (source: string) => withoutPlace(parseMarkdown(source)).replace(/"value":" +/g, '"value":"');

const withoutPlace = (tree: Nodes) => JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value));

/** Whether the source means the same where nothing stands around it but what it refers to. */
export function standsAlone(source: string, tree: Nodes, referredTo: string) {
  const [alone, next] = parseMarkdown(`${source}\n\n***\n\n${referredTo}`).children;
  return alone !== undefined && next?.type === "thematicBreak" && withoutPlace(alone) === withoutPlace(tree);
}

/** What was kept as it was written, in our own writing. */
export const rewrite = (source: string, bullets?: Bullets) =>
  parseMarkdown(source)
    .children.map((block) => blockToMarkdown(block, bullets))
    .join("\n\n");

const MAY_STAY_OPEN = /`{3}|~{3}|<(?:[!?]|script|pre|style|textarea)/i;

/** Whether the Markdown goes on into what follows it, as code or a comment without an end do. */
export function isOpen(source: string) {
  if (!MAY_STAY_OPEN.test(source)) return false;
  const last = parseMarkdown(`${source}\n\nx`).children.at(-1);
  return last?.type !== "paragraph" || last.position?.start.offset !== source.length + 2;
}
