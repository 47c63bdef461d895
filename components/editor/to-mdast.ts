import type { JSONContent } from "@tiptap/react";
import type { BlockContent, ListItem } from "mdast";
import { sourceOf, standing } from "./kept-source";
import type { Block } from "./markdown-text";
import { type Known, phrasingFrom } from "./phrasing";

/** A block of the editor; undefined of one that is empty: the space between paragraphs is the site's to give. */
export function blockToMdast({ type, content = [], attrs = {} }: JSONContent, known: Known): Block | undefined {
  switch (type) {
    case "heading": {
      const children = phrasingFrom(content.map(withoutBreak), known);
      const depth = attrs.level === 3 || attrs.level === 4 ? attrs.level : 2;
      return children.length > 0 ? { type: "heading", depth, children } : undefined;
    }
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "blockquote":
      return { type: "blockquote", children: blocksToMdast(content, known) };
    case "bulletList":
      return { type: "list", ...items(content, known) };
    case "orderedList":
      return { type: "list", ordered: true, start: Number(attrs.start ?? 1), ...items(content, known) };
    case "kept": {
      const source = sourceOf(content);
      return source ? { type: "html", value: standing(source) } : undefined; // what is written unchanged
    }
    default: {
      const children = phrasingFrom(content, known);
      return children.length > 0 ? { type: "paragraph", children } : undefined;
    }
  }
}

const blocksToMdast = (content: readonly JSONContent[], known: Known) =>
  content.flatMap((block) => blockToMdast(block, known) ?? []).filter(isBlockContent);

const isBlockContent = (block: Block): block is BlockContent =>
  block.type !== "definition" && block.type !== "footnoteDefinition";

const withoutBreak = (node: JSONContent) => (node.type === "hardBreak" ? { ...node, type: "text", text: " " } : node);

function items(content: readonly JSONContent[], known: Known) {
  const children = content.map((item) => blocksToMdast(item.content ?? [], known));
  const spread = children.some(isAiry);
  return { spread, children: children.map((inside): ListItem => ({ type: "listItem", spread, children: inside })) };
}

/** Blank lines only where an item has more than a line with a list below it (which must begin at 1 to follow at once). */
const isAiry = (blocks: readonly BlockContent[]) =>
  blocks.filter((block) => block.type !== "list" || (block.start ?? 1) !== 1).length > 1;
