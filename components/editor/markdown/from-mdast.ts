import type { JSONContent } from "@tiptap/react";
import type { Definition, PhrasingContent, RootContent } from "mdast";
import { type Block, blockToMarkdown } from "./block-to-markdown";
import { standalone } from "./raw-markdown";

export type Definitions = ReadonlyMap<string, Definition>;
type Marks = NonNullable<JSONContent["marks"]>;

/** A block as the editor's JSON. A block that the editor cannot show becomes a 'raw' one with its `source`. */
export function blockFromMdast(node: RootContent, definitions: Definitions, source?: string): JSONContent {
  switch (node.type) {
    case "paragraph":
      return withContent({ type: "paragraph" }, inline(node.children, definitions));
    case "heading": {
      const level = Math.min(Math.max(node.depth, 2), 4); // the levels of the site
      return withContent({ type: "heading", attrs: { level } }, inline(node.children, definitions));
    }
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "blockquote":
      return { type: "blockquote", content: blocks(node.children, definitions) };
    case "list": {
      if (node.children.some(({ checked }) => typeof checked === "boolean"))
        return rawBlock(source ?? blockToMarkdown(node));
      const content = node.children.map((item) => {
        const inside = blocks(item.children, definitions);
        return { type: "listItem", content: inside[0]?.type === "paragraph" ? inside : [PARAGRAPH, ...inside] };
      });
      if (!node.ordered) return { type: "bulletList", content };
      return { type: "orderedList", attrs: { start: node.start ?? 1 }, content };
    }
    default:
      return rawBlock(source ?? blockToMarkdown(node));
  }
}

const PARAGRAPH: JSONContent = { type: "paragraph" };

function blocks(children: readonly Block[], definitions: Definitions) {
  return children.length > 0 ? children.map((child) => blockFromMdast(child, definitions)) : [PARAGRAPH];
}

/** A block of raw Markdown, for what the toolbar cannot make. */
export function rawBlock(source: string): JSONContent {
  const text = standalone(source.replace(/\r\n?/g, "\n").trimEnd());
  return withContent({ type: "raw" }, text ? [{ type: "text", text }] : []);
}

const withContent = (node: JSONContent, content: JSONContent[]) => (content.length > 0 ? { ...node, content } : node);

/** Phrasing content as the editor has it: texts with marks, instead of nested marks around texts. */
function inline(nodes: readonly PhrasingContent[], definitions: Definitions) {
  const merged: JSONContent[] = [];
  for (const leaf of leaves(nodes, [], definitions)) {
    const previous = merged.at(-1);
    if (leaf.type === "text" && previous?.type === "text" && sameMarks(previous, leaf))
      previous.text += leaf.text ?? "";
    else merged.push(leaf);
  }
  const line = merged.slice(Math.max(merged.findIndex(isVisible), 0), merged.findLastIndex(isVisible) + 1);
  return line.flatMap((leaf, index) => {
    const text = trimmed(leaf, line[index - 1], line[index + 1]);
    return leaf.type !== "text" ? leaf : text ? { ...leaf, text } : [];
  });
}

const isVisible = ({ type, text }: JSONContent) => type === "image" || /[^ \t]/.test(text ?? "");

/** Without invisible white space at the start and end of a line. */
function trimmed({ text = "" }: JSONContent, previous?: JSONContent, next?: JSONContent) {
  const start = previous && previous.type !== "hardBreak" ? text : text.replace(/^[ \t]+/, "");
  return next && next.type !== "hardBreak" ? start : start.replace(/(?<![ \t])[ \t]+$/, "");
}

const sameMarks = (a: JSONContent, b: JSONContent) => JSON.stringify(a.marks) === JSON.stringify(b.marks);

/** Sorted, so that the order of nesting does not matter. */
const withMark = (marks: Marks, mark: Marks[number]) =>
  [...marks.filter(({ type }) => type !== mark.type), mark].sort((a, b) => (a.type < b.type ? -1 : 1));

function leaves(nodes: readonly PhrasingContent[], marks: Marks, definitions: Definitions): JSONContent[] {
  const inside = (node: { children: PhrasingContent[] }, mark: Marks[number]) =>
    leaves(node.children, withMark(marks, mark), definitions);
  const leaf = (node: JSONContent, own = marks) => [own.length > 0 ? { ...node, marks: own } : node];
  return nodes.flatMap((node) => {
    switch (node.type) {
      case "text":
        return leaf({ type: "text", text: node.value });
      case "inlineCode":
        return leaf({ type: "text", text: node.value.replace(/\s/g, " ") }, withMark(marks, { type: "code" }));
      case "break":
        return leaf({ type: "hardBreak" });
      case "footnoteReference":
        return leaf({ type: "text", text: `[^${node.label ?? node.identifier}]` });
      case "emphasis":
        return inside(node, { type: "italic" });
      case "strong":
        return inside(node, { type: "bold" });
      case "delete":
        return inside(node, { type: "strike" });
      case "link":
        return inside(node, { type: "link", attrs: { href: node.url, title: node.title ?? null } });
      case "linkReference": {
        const { url, title, reference } = resolveReference(node.identifier, definitions);
        return inside(node, { type: "link", attrs: { href: url, title, reference } });
      }
      case "image":
        return leaf({ type: "image", attrs: { src: node.url, title: node.title ?? null, alt: node.alt ?? "" } });
      case "imageReference": {
        const { url, title, reference } = resolveReference(node.identifier, definitions);
        return leaf({ type: "image", attrs: { src: url, title, alt: node.alt ?? "", reference } });
      }
      default:
        return leaf({ type: "text", text: "value" in node ? node.value : "" });
    }
  });
}

function resolveReference(identifier: string, definitions: Definitions) {
  const { url = "", title = null } = definitions.get(identifier) ?? {};
  return { url, title, reference: { identifier, url, title } };
}
