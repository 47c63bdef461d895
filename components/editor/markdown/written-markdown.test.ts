import type { JSONContent } from "@tiptap/react";
import { describe, it } from "vitest";
import { doc, expectSame, paragraph, text } from "../editor.fixture";

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
  const pick = <One>(...from: One[]) => from[random(from.length)] as One;
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
