import { getSchema, type JSONContent } from "@tiptap/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PostText } from "@/components/posts/post-text";
import { samplePosts } from "@/prisma/sample/posts";
import { openMarkdown } from "./open-markdown";
import { readMarkdown } from "./read-markdown";
import { vocabulary } from "./vocabulary";
import { writeMarkdown } from "./write-markdown";

const schema = getSchema(vocabulary);

/** What a visitor sees of the Markdown, without what one cannot see. */
function seen(markdown: string) {
  return renderToStaticMarkup(<PostText>{markdown}</PostText>)
    .replace(/ (?:class|loading|decoding|referrerPolicy|rel)="[^"]*"/gi, "")
    .replace(/^<div>|<\/div>$/g, "")
    .replace(/<br\/>/g, "<br>")
    .replace(/\/>/g, ">")
    .replace(/\n/g, "")
    .replaceAll("/1280.webp", "");
}

/** What the editor shows of a document, in the same words. */
function shown(document: JSONContent): string {
  schema.nodeFromJSON(document).check();
  return blocks(document.content);
}

const blocks = (nodes: JSONContent[] = [], loose = true) => nodes.map((node) => block(node, loose)).join("");

function block({ type, content = [], attrs = {} }: JSONContent, loose: boolean): string {
  if (type === "paragraph") return loose ? `<p>${inline(content)}</p>` : inline(content);
  if (type === "heading") return `<h${attrs.level}>${inline(content)}</h${attrs.level}>`;
  if (type === "blockquote") return `<blockquote>${blocks(content)}</blockquote>`;
  if (type === "horizontalRule") return "<hr>";
  if (type === "kept") return seen(content.map(({ text }) => text).join(""));
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

/** HTML letter by letter, each with the marks that it has, so that two ways to nest them are the same. */
function letters(html: string) {
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

function expectSame(document: JSONContent) {
  const markdown = writeMarkdown(document);
  const wanted = letters(shown(document));
  expect(letters(seen(markdown)), markdown).toBe(wanted);
  expect(letters(shown(readMarkdown(markdown))), markdown).toBe(wanted);
}

describe("the sample articles", () => {
  it.each(samplePosts.map(({ titulo, description }) => [titulo, description]))("%s", (_, description) => {
    const document = readMarkdown(description);
    expect(shown(document)).toBe(seen(description));
    expect(writeMarkdown(document)).toBe(description.trim());
  });
});

const ODD = {
  "nested lists": "* um\n  * dois\n\n    três\n* quatro\n1) cinco\n   - seis",
  "escaped characters": "1\\. não é lista, \\*nem ênfase\\*, \\# nem título \\\\ 5 \\> 4",
  "hard breaks": "rua  \nnúmero\\\nbairro\ncidade",
  "links with titles": 'Veja [aqui](https://exemplo.org "O título"), <https://exemplo.org/b> e www.exemplo.org',
  "links by reference": "Veja [aqui][aqui].\n\n[aqui]: https://exemplo.org",
  "pictures with descriptions": '![Um *muro* [azul]](/imagens/abc "Foto: Ana")\n\n![](https://exemplo.org/a.jpg)',
  "text that looks like HTML": "<b>forte</b> & <!-- nota --> &#8212; a < b\n\n<div>\numa\n</div>",
  "a table": "Antes\n\n| Dia | Hora |\n|:----|-----:|\n| 1 \\| 2 | **3** |\n\nDepois",
  code: "```js\nconst a = 1;\n\n\nb();\n```\n\n    recuado\n\n~~~\nx\n~~~",
  tasks: "- [ ] comprar\n- [x] plantar",
  footnotes: "Um[^1] dois.\n\n[^1]: Nota.",
  "other ways to write the same":
    "Título\n===\n\nOutro\n---\n\n__forte__ e _leve_ e ***ambos***\n\n* * *\n\n\n\n##### Miúdo #",
  "Windows' line ends": "Um\r\nDois\r\n\r\n- a\r\n- b\r\n",
  "nested quotes": "> > fundo\n>\n> raso\ncontinua\n\n> 1. um\n>    > dois",
  "white space": "\n\n  Um \n\n\tDois\t\n ",
  "signs alone": "##\n\n-\n\n>\n\n***\n\n\\",
};

describe("a text that nobody touched keeps its Markdown, letter by letter", () => {
  const untouched = {
    ...Object.fromEntries(samplePosts.map(({ titulo, description }) => [titulo, description])),
    ...ODD,
  };
  it.each(Object.entries(untouched))("%s", (_, markdown) => {
    const opened = openMarkdown(markdown);
    if (!opened) return; // a plain field has it
    const document = schema.nodeFromJSON(opened.content);
    document.check();
    expect(opened.markdownOf(document.toJSON())).toBe(markdown);
    // Tiptap puts an empty paragraph after what one cannot type after.
    const { content = [] } = document.toJSON();
    expect(opened.markdownOf(doc(...content, paragraph()))).toBe(markdown);
  });
});

describe("the rest of an article of which a part was changed", () => {
  it.each(Object.entries(ODD))("%s", (_, markdown) => {
    const opened = openMarkdown(markdown);
    if (!opened) return;
    const changed = opened.markdownOf(doc(paragraph(text("Novo.")), ...(opened.content.content ?? [])));
    expect(roughly(changed)).toBe(roughly(`Novo.\n\n${markdown.trimStart()}`));
  });
});

/** What a visitor sees, whatever the space between the lines, and without headings that say nothing. */
const roughly = (markdown: string) => letters(seen(markdown)).replace(/<\/?(?:p|br)>|<h2><\/h2>/g, "");

it("what the editor would lose is left to the plain field", () => {
  expect(openMarkdown("Um texto.\n\n[sobra]: https://exemplo.org")).toBeUndefined();
  expect(openMarkdown(ODD["a table"])).toBeDefined();
  expect(openMarkdown(ODD.code)).toBeDefined();
});

const text = (words: string, ...marks: string[]) => ({
  type: "text",
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: JSONContent[]) => ({ type: "paragraph", content });
const doc = (...content: JSONContent[]) => ({ type: "doc", content });

describe("text that looks like Markdown stays text", () => {
  it.each([
    "2 * 3 * 4 e *asteriscos* e **dois**",
    "snake_case_nome e _sublinhado_ e __dois__",
    "[isto](não é link) e [isto] e [1]: nada",
    "![nem](imagem)",
    "<b>negrito</b> & <script>alert(1)</script> a < b > c",
    "&amp; &copy; &#39; AT&T; R&D",
    "# nada",
    "## nada ##",
    "#hashtag",
    "- hífen",
    "+ mais",
    "* asterisco",
    "> maior",
    "1. Um",
    "12) Doze",
    "2026. Um ano",
    "---",
    "***",
    "___",
    "===",
    "| a | b |",
    "```",
    "~~~",
    "~~riscado~~ ~um~",
    "`código`",
    "barra \\ e \\* e \\n",
    "fim \\",
    "[ ] tarefa",
    "[x] feita",
    "a_b*c_d*e",
    "preço: R$ 10,00 (dez)",
    "😀*😀*",
    "**",
    "_",
    "*",
    "a: b",
  ])("%s", (words) => {
    expectSame(doc(paragraph(text(words))));
    expectSame(doc({ type: "heading", attrs: { level: 2 }, content: [text(words)] }));
    expectSame(doc({ type: "bulletList", content: [{ type: "listItem", content: [paragraph(text(words))] }] }));
    expectSame(
      doc(paragraph(text("antes"), { type: "hardBreak" }, text(words), { type: "hardBreak" }, text("depois"))),
    );
    expectSame(
      doc({ type: "blockquote", content: [paragraph(text("a ", "bold"), text(words), text(" z", "italic"))] }),
    );
  });
});

describe("whatever can be put together", () => {
  it.each(Array.from({ length: 300 }, (_, seed) => seed))("document %i", (seed) => expectSame(randomDocument(seed)));
});

/** The same document for the same seed. */
function randomDocument(seed: number) {
  let state = seed * 2654435761 + 1;
  const random = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % below;
  };
  const pick = <One,>(...from: One[]) => from[random(from.length)] as One;
  const word = () =>
    pick("pão", "café", "às", "R$", "1", "x", "Ipê", "a_b", "2*3", "[sic]", "não", "ç", "😀", "“aspas”");
  const link = () => ({
    type: "link",
    attrs: { href: pick("/contato", "https://exemplo.org/a_(b)?c=1&d=2", "mailto:a@b.org") },
  });
  const line = (breaks: boolean) => {
    const content: JSONContent[] = [text(word())];
    for (let i = random(6); i > 0; i--) {
      if (breaks && random(9) === 0) content.push({ type: "hardBreak" });
      if (random(12) === 0)
        content.push({
          type: "image",
          attrs: { src: "/imagens/abc", alt: pick("", "um *muro*", "a [b]"), title: null },
        });
      const names = random(7) === 0 ? ["strike"] : ["bold", "italic"].filter(() => random(2) === 0);
      const marks = names.map((type) => ({ type }));
      const words = Array.from({ length: 1 + random(3) }, () => pick("pão", "café", "um", "Ipê", "dia")).join(" ");
      content.push({
        type: "text",
        text: `${pick("", " ", " ")}${words}${pick("", " ", "")}`,
        marks: random(6) === 0 ? [...marks, link()] : marks,
      });
      content.push(text(pick(" ", ", ", ". ", " — ", " (")));
    }
    content.push(text(word()));
    return content;
  };
  const item = (depth: number): JSONContent => ({
    type: "listItem",
    content: [paragraph(...line(true)), ...(depth > 0 && random(3) === 0 ? [block(depth - 1)] : [])],
  });
  const block = (depth: number): JSONContent => {
    const kind = random(depth > 0 ? 8 : 4);
    if (kind === 0) return { type: "heading", attrs: { level: 2 + random(3) }, content: line(false) };
    if (kind === 1) return { type: "horizontalRule" };
    if (kind <= 3) return paragraph(...line(true));
    const items = Array.from({ length: 1 + random(3) }, () => item(depth));
    if (kind === 4) return { type: "orderedList", attrs: { start: pick(1, 1, 3) }, content: items };
    if (kind === 5) return { type: "blockquote", content: [block(depth - 1), paragraph(...line(true))] };
    return { type: "bulletList", content: items };
  };
  return doc(...Array.from({ length: 1 + random(5) }, () => block(2)));
}

it("what would freeze the page stays in the plain field", () => {
  for (const text of [`a${" ".repeat(60_000)}b`, `a${"!".repeat(60_000)}`, "> ".repeat(10_000)])
    expect(openMarkdown(text)).toBeUndefined();
});
