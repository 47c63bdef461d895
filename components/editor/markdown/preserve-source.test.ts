import type { JSONContent } from "@tiptap/react";
import { describe, expect, it } from "vitest";
import { openMarkdown } from "./open-markdown";

const paragraph = (text: string): JSONContent => ({ type: "paragraph", content: [{ type: "text", text }] });

/** The saved Markdown after the blocks were changed. */
function saved(markdown: string, change: (blocks: JSONContent[]) => JSONContent[]) {
  const opened = openMarkdown(markdown);
  return opened?.markdownOf({ type: "doc", content: change(opened.content.content) });
}

const withMore = (block: JSONContent | undefined, text: string): JSONContent => ({
  ...block,
  content: [...(block?.content ?? []), { type: "text", text }],
});

describe("beside a change", () => {
  it.each<[string, string, (blocks: JSONContent[]) => JSONContent[], string]>([
    [
      "a list keeps its signs, a table its spaces, a heading its underline",
      "Um\n===\n\n* a\n* b\n\n\n|a |b|\n|-|:-:|\n\nFim",
      (blocks) => blocks.with(3, paragraph("Novo")),
      "Um\n===\n\n* a\n* b\n\n\n|a |b|\n|-|:-:|\n\nNovo",
    ],
    ["of two alike the one that stays keeps its own signs", "---\n\n***", (blocks) => blocks.slice(1), "***"],
    ["what is moved goes as it was", "_um_\n\n__dois__", ([one = {}, two = {}]) => [two, one], "__dois__\n\n_um_"],
    ["code without an end gets one", "```\nx", (blocks) => [...blocks, paragraph("y")], "```\nx\n```\n\ny"],
    ["two lists that meet stay two", "- a\n\nb\n\n- c", ([first = {}, , last = {}]) => [first, last], "- a\n\n* c"],
    [
      "lines end as they did",
      "Um\r\n\r\n- dois\r\n",
      (blocks) => [paragraph("Zero"), ...blocks],
      "Zero\r\n\r\nUm\r\n\r\n- dois\r\n",
    ],
    ["a text that is emptied is empty", "\nUm\n", () => [{ type: "paragraph" }], ""],
  ])("%s", (_, markdown, change, wanted) => expect(saved(markdown, change)).toBe(wanted));
});

describe("in a paragraph that is changed", () => {
  const REFERRING = "Veja [aqui][m] e [^1]\n\n[m]: /mapa\n\n[^1]: Nota";

  it("links and footnotes still refer to what the text defines", () =>
    expect(saved(REFERRING, ([first, ...rest]) => [withMore(first, "!"), ...rest])).toBe(
      REFERRING.replace("e [^1]", "e [^1]!"),
    ));

  it("a link has its own address once what it referred to is gone", () =>
    expect(saved(REFERRING, ([first, , note = {}]) => [first ?? {}, note])).toBe(
      "Veja [aqui](/mapa) e [^1]\n\n[^1]: Nota",
    ));

  it("a footnote can be added to what is kept as it was written", () =>
    expect(
      saved("Um[^1]\n\n[^1]: Nota", ([first, note]) => [
        withMore(first, " dois[^2]"),
        withMore(note, "\n\n[^2]: Outra"),
      ]),
    ).toBe("Um[^1] dois[^2]\n\n[^1]: Nota\n\n[^2]: Outra"));

  it("several line breaks in a row stay in it", () =>
    expect(
      saved("a", () => [
        {
          type: "paragraph",
          content: [
            ...(paragraph("a").content ?? []),
            { type: "hardBreak" },
            { type: "hardBreak" },
            ...(paragraph("b").content ?? []),
          ],
        },
      ]),
    ).toBe("a\n\\\nb"));
});
