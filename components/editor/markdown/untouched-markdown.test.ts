import { describe, expect, it } from "vitest";
import { samplePosts } from "@/prisma/sample/posts";
import { doc, letters, paragraph, read, schema, seen, shown, text, written } from "../editor.fixture";
import { openMarkdown } from "./open-markdown";

describe("the sample articles", () => {
  it.each(samplePosts.map(({ titulo, description }) => [titulo, description]))("%s", (_, description) => {
    const document = read(description);
    expect(shown(document)).toBe(seen(description));
    expect(written(document)).toBe(description.trim());
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
    if (!opened) return; // left to the plain field
    const document = schema.nodeFromJSON(opened.content);
    document.check();
    expect(opened.markdownOf(document.toJSON())).toBe(markdown);
    // Tiptap appends an empty paragraph after a block in which the cursor cannot be.
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

/** What a visitor sees, without the space between lines and without empty headings. */
const roughly = (markdown: string) => letters(seen(markdown)).replace(/<\/?(?:p|br)>|<h2><\/h2>/g, "");

it("what the editor would lose is left to the plain field", () => {
  expect(openMarkdown("Um texto.\n\n[sobra]: https://exemplo.org")).toBeUndefined();
  expect(openMarkdown(ODD["a table"])).toBeDefined();
  expect(openMarkdown(ODD.code)).toBeDefined();
});

it("what would freeze the page stays in the plain field", () => {
  for (const text of [`a${" ".repeat(60_000)}b`, `a${"!".repeat(60_000)}`, "> ".repeat(10_000)])
    expect(openMarkdown(text)).toBeUndefined();
});
