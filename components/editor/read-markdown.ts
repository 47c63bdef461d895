import { MarkdownManager } from "@tiptap/markdown";
import {
  Extension,
  type JSONContent,
  type MarkdownParseHelpers,
  type MarkdownParseResult,
  type MarkdownToken,
} from "@tiptap/react";
import { vocabulary } from "./vocabulary";

/** An article's Markdown as the editor's document; it has in it what visitors see (`PostText`). */
export function readMarkdown(markdown: string): JSONContent {
  const content = withoutEmpty(manager.parse(markdown).content ?? []);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

/** Where Tiptap reads otherwise than the site does; these come first. */
const rules = [
  rule("paragraph", (token, { createNode, parseInline }) =>
    createNode("paragraph", undefined, parseInline(token.tokens ?? [])),
  ),
  rule("heading", ({ depth = 2, tokens = [] }, { createNode, parseInline }) =>
    createNode("heading", { level: Math.min(Math.max(depth, 2), 4) }, parseInline(tokens)),
  ),
  rule("image", ({ href, title, text }, { createNode }) =>
    createNode("image", { src: href, title: title || null, alt: plainText(text ?? "") }),
  ),
  rule("entity", ({ text = "" }, { createTextNode }) => createTextNode(text)),
  // What the toolbar cannot make stays as it is.
  rule("table", keep),
  rule("code", keep),
  rule("footnote", keep),
  rule("list", readList),
];

type Reader = (token: MarkdownToken, helpers: MarkdownParseHelpers) => MarkdownParseResult;

function rule(token: string, parseMarkdown: Reader) {
  return Extension.create({ name: `read-${token}`, priority: 2000, markdownTokenName: token, parseMarkdown });
}

function keep({ raw = "" }: MarkdownToken) {
  return { type: "kept", content: [{ type: "text", text: raw.replace(/\n+$/, "") }] };
}

function readList(token: MarkdownToken, helpers: MarkdownParseHelpers): JSONContent {
  const { items = [], ordered, start } = token;
  if (items.some(({ task }) => task)) return keep(token);
  const content = items.map(({ tokens = [] }) => ({
    type: "listItem",
    content: tokens.flatMap((one) =>
      one.type === "text"
        ? { type: "paragraph", content: helpers.parseInline(one.tokens ?? [one]) }
        : helpers.parseChildren([one]),
    ),
  }));
  return ordered ? { type: "orderedList", attrs: { start: Number(start) }, content } : { type: "bulletList", content };
}

const manager = new MarkdownManager({ extensions: [...vocabulary, ...rules] });
const { instance } = manager;
instance.setOptions({ extensions: null }); // Tiptap reads 'a. ' and '(b)' as lists; the site does not
instance.use({
  breaks: true,
  tokenizer: {
    // HTML is text.
    html: () => undefined,
    tag: () => undefined,
    del: (source) => (/^~~(?!~)/.test(source) ? false : undefined),
    def: (source) => (source.startsWith("[^") ? undefined : false),
  },
  extensions: [
    {
      name: "footnote",
      level: "block",
      start: (source) => source.match(/^\[\^/m)?.index,
      tokenizer(source) {
        const raw = /^\[\^[^\]\s]+\]:.*(?:\n(?!\n).*)*/.exec(source)?.[0];
        return raw ? { type: "footnote", raw } : undefined;
      },
    },
    {
      name: "entity",
      level: "inline",
      start: (source) => source.indexOf("&"),
      tokenizer(source) {
        const raw = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i.exec(source)?.[0];
        const text = raw && decoded(raw);
        return raw && text ? { type: "entity", raw, text } : undefined;
      },
    },
  ],
});

/** '&mdash;' -> '—'; undefined for what is no such name. */
function decoded(entity: string) {
  const known = NAMED[entity.slice(1, -1)];
  if (known) return known;
  const number = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity);
  if (number) {
    const code = number[1] ? Number.parseInt(number[1], 16) : Number(number[2]);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  if (typeof document === "undefined") return undefined;
  const text = new DOMParser().parseFromString(entity, "text/html").body.textContent;
  return text === entity ? undefined : text;
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** A picture's description is Markdown, too. */
function plainText(markdown: string): string {
  const textOf = ({ text = "", content = [] }: JSONContent): string => text + content.map(textOf).join("");
  return textOf({ content: manager.parse(markdown).content });
}

const TEXT_BLOCKS = new Set(["paragraph", "heading", "kept"]);

/** Blank lines make no paragraphs. */
function withoutEmpty(nodes: JSONContent[]): JSONContent[] {
  const filled = nodes.filter(({ type, content = [] }) => type !== "paragraph" || content.length > 0);
  return filled.map((node) => {
    if (!node.content || TEXT_BLOCKS.has(node.type ?? "")) return node;
    const content = withoutEmpty(node.content);
    const needsText = node.type === "listItem" && content[0]?.type !== "paragraph";
    if (needsText) content.unshift({ type: "paragraph" });
    return { ...node, content: content.length > 0 ? content : [{ type: "paragraph" }] };
  });
}
