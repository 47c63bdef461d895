import type { JSONContent } from "@tiptap/react";
import type { BlockContent, ListItem } from "mdast";
import type { Block } from "./block-to-markdown";
import { phrasingFrom, type References } from "./phrasing";
import { sourceOf, standalone } from "./raw-markdown";

/** Undefined for an empty block: the space between paragraphs is the site's CSS. */
export function blockToMdast(
  { type, content = [], attrs = {} }: JSONContent,
  references: References,
): Block | undefined {
  switch (type) {
    case "heading": {
      const children = phrasingFrom(content.map(withoutBreak), references);
      const depth = attrs.level === 3 || attrs.level === 4 ? attrs.level : 2;
      return children.length > 0 ? { type: "heading", depth, children } : undefined;
    }
    case "horizontalRule":
      return { type: "thematicBreak" };
    case "blockquote":
      return { type: "blockquote", children: blocksToMdast(content, references) };
    case "bulletList":
      return { type: "list", ...items(content, references) };
    case "orderedList":
      return { type: "list", ordered: true, start: Number(attrs.start ?? 1), ...items(content, references) };
    case "raw": {
      const source = sourceOf(content);
      return source ? { type: "html", value: standalone(source) } : undefined; // 'html' nodes are written unchanged
    }
    default: {
      const children = phrasingFrom(content, references);
      return children.length > 0 ? { type: "paragraph", children } : undefined;
    }
  }
}

const blocksToMdast = (content: readonly JSONContent[], references: References) =>
  content.flatMap((block) => blockToMdast(block, references) ?? []).filter(isBlockContent);

const isBlockContent = (block: Block): block is BlockContent =>
  block.type !== "definition" && block.type !== "footnoteDefinition";

const withoutBreak = (node: JSONContent) => (node.type === "hardBreak" ? { ...node, type: "text", text: " " } : node);

function items(content: readonly JSONContent[], references: References) {
  const children = content.map((item) => blocksToMdast(item.content ?? [], references));
  const spread = children.some(isLoose);
  return { spread, children: children.map((inside): ListItem => ({ type: "listItem", spread, children: inside })) };
}

/** A tight item is one paragraph, or one with a list below it (which must start at 1 to interrupt the paragraph). */
const isLoose = (blocks: readonly BlockContent[]) =>
  blocks.filter((block) => block.type !== "list" || (block.start ?? 1) !== 1).length > 1;
