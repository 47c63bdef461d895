import { getSchema, type JSONContent } from "@tiptap/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { PostText } from "@/components/markdown/post-text";
import { openMarkdown } from "./markdown/open-markdown";
import { preserveSource } from "./markdown/preserve-source";
import { vocabulary } from "./markdown/vocabulary";

export const schema = getSchema(vocabulary);

/** The HTML that visitors get of the Markdown, without attributes and white space that make no visible difference. */
export function seen(markdown: string) {
  return renderToStaticMarkup(<PostText>{markdown}</PostText>)
    .replace(/ (?:class|loading|decoding|referrerPolicy|rel)="[^"]*"/gi, "")
    .replace(/^<div>|<\/div>$/g, "")
    .replace(/<br\/>/g, "<br>")
    .replace(/\/>/g, ">")
    .replace(/\n/g, "")
    .replaceAll("/1280.webp", "");
}

/** The HTML that the editor's document stands for, in the same form as `seen`. */
export function shown(document: JSONContent): string {
  schema.nodeFromJSON(document).check();
  return blocks(document.content);
}

const blocks = (nodes: JSONContent[] = [], loose = true) => nodes.map((node) => block(node, loose)).join("");

function block({ type, content = [], attrs = {} }: JSONContent, loose: boolean): string {
  if (type === "paragraph") return loose ? `<p>${inline(content)}</p>` : inline(content);
  if (type === "heading") return `<h${attrs.level}>${inline(content)}</h${attrs.level}>`;
  if (type === "blockquote") return `<blockquote>${blocks(content)}</blockquote>`;
  if (type === "horizontalRule") return "<hr>";
  if (type === "raw") return seen(content.map(({ text }) => text).join(""));
  const tag = type === "bulletList" ? "ul" : "ol";
  const start = type === "orderedList" && attrs.start > 1 ? ` start="${attrs.start}"` : "";
  const airy = content.some(
    (item) =>
      (item.content ?? []).filter((one) => !one.type?.endsWith("List") || (one.attrs?.start ?? 1) > 1).length > 1,
  );
  return `<${tag}${start}>${content.map((item) => `<li>${blocks(item.content, airy)}</li>`).join("")}</${tag}>`;
}

const TAGS = { bold: "strong", italic: "em", strike: "del", code: "code" } as const;

function inline(nodes: JSONContent[]) {
  const html = nodes.map(({ type, text = "", marks = [], attrs = {} }) => {
    const link = marks.find((mark) => mark.type === "link");
    let one = escaped(text);
    if (type === "hardBreak") one = "<br>";
    if (type === "image") one = `<img src="${attrs.src}" alt="${attrs.alt}">`;
    for (const mark of ["code", "italic", "bold", "strike"] as const)
      if (marks.some((has) => has.type === mark)) one = `<${TAGS[mark]}>${one}</${TAGS[mark]}>`;
    return link ? `<a href="${escaped(String(link.attrs?.href))}">${one}</a>` : one;
  });
  return html.join("");
}

const escaped = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#x27;");

/** HTML letter by letter, each with its marks, so that two ways to nest the marks are equal. */
export function letters(html: string) {
  const open: string[] = [];
  const found: string[] = [];
  for (const [piece, tag] of html
    .replace(/%2[89]/g, decodeURIComponent)
    .matchAll(/<(\/?[a-z\d]+)[^>]*>|&[a-z#\d]+;|./gs)) {
    const name = tag?.replace("/", "") ?? "";
    if (tag && /^(?:strong|em|del|code|a)$/.test(name)) {
      if (tag.startsWith("/")) open.pop();
      else open.push(piece);
    } else found.push(/\s/.test(piece) && !tag ? " " : `${piece}${[...open].sort().join("")}`);
  }
  return found
    .join("")
    .replace(/ +/g, " ")
    .replace(/ (?=<)|(?<=>) /g, "");
}

/** The Markdown of a document that was not opened from any. */
export const written = preserveSource({ blocks: [], gaps: [] });

/** The editor's document of a text that it opens. */
export function read(markdown: string) {
  const opened = openMarkdown(markdown);
  if (!opened) throw new Error(`left to the plain field: ${markdown}`);
  return opened.content;
}

export function expectSame(document: JSONContent) {
  const markdown = written(document);
  const wanted = letters(shown(document));
  expect(letters(seen(markdown)), markdown).toBe(wanted);
  expect(letters(shown(read(markdown))), markdown).toBe(wanted);
}

export const text = (words: string, ...marks: string[]) => ({
  type: "text",
  text: words,
  marks: marks.map((type) => ({ type })),
});
export const paragraph = (...content: JSONContent[]) => ({ type: "paragraph", content });
export const doc = (...content: JSONContent[]) => ({ type: "doc", content });
