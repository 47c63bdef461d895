import type { JSONContent } from "@tiptap/react";
import { writeInline } from "./write-inline";

/**
 * What was written in the editor as Markdown, for `PostText` to render the same. Tiptap's own writer is not used: it
 * writes `&amp;` for `&`, HTML where marks overlap, and a blank line as `&nbsp;`, which excerpts and feeds would show.
 */
export function writeMarkdown(document: JSONContent) {
  return writeBlocks(document.content ?? []);
}

/** Empty paragraphs are left out: the space between paragraphs is the site's to give. */
function writeBlocks(nodes: readonly JSONContent[], separator = "\n\n") {
  let previous: JSONContent | undefined;
  let alternate = false;
  const written: string[] = [];
  for (const node of nodes) {
    // Two lists in a row would be one, if their signs were the same.
    alternate = isList(node) && previous?.type === node.type && !alternate;
    const text = writeBlock(node, alternate);
    if (text === "") continue;
    written.push(text);
    previous = node;
  }
  return written.join(separator);
}

const isList = ({ type }: JSONContent) => type === "bulletList" || type === "orderedList";

function writeBlock({ type, content = [], attrs = {} }: JSONContent, alternate: boolean): string {
  switch (type) {
    case "heading": {
      const text = writeInline(content, { heading: true });
      return text && `${"#".repeat(Number(attrs.level))} ${text}`;
    }
    case "bulletList":
      return writeItems(content, () => (alternate ? "* " : "- "));
    case "orderedList":
      return writeItems(content, (index) => `${Number(attrs.start ?? 1) + index}${alternate ? ")" : "."} `);
    case "blockquote":
      return indented(writeBlocks(content), "> ", "> ");
    case "horizontalRule":
      return "---";
    case "kept":
      return content
        .map(({ text = "" }) => text)
        .join("")
        .replace(/^(?:[ \t]*\n)+|\s+$/g, "");
    default:
      return writeInline(content);
  }
}

function writeItems(items: readonly JSONContent[], signOf: (index: number) => string) {
  const airy = items.some(isAiry);
  const separator = airy ? "\n\n" : "\n";
  return items
    .map(({ content = [] }, index) => {
      const sign = signOf(index);
      const text = writeBlocks(content, separator);
      return text === "" ? sign.trimEnd() : indented(text, sign, " ".repeat(sign.length));
    })
    .join(separator);
}

/** Blank lines only where an item has more than a line with a list below it (which must begin at 1 to follow at once). */
const isAiry = ({ content = [] }: JSONContent) =>
  content.filter((node) => !isList(node) || (node.attrs?.start ?? 1) !== 1).length > 1;

function indented(text: string, first: string, following: string) {
  return text
    .split("\n")
    .map((line, index) => ((index === 0 ? first : following) + line).trimEnd())
    .join("\n");
}
