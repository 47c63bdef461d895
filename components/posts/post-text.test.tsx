import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { whyUnreadable } from "@/lib/markdown-limits";
import { elementHtml } from "@/lib/seo/element-html";
import { PostText } from "./post-text";

const html = (text: string) => renderToStaticMarkup(<PostText>{text}</PostText>);

describe("a stored text that no form takes any more", () => {
  it.each([
    ["ten thousand quotation marks", ">".repeat(10_000)],
    ["an address and ten thousand quotation marks", `https://nova.example/${'"'.repeat(10_000)}a`],
    ["comments", "x<!--".repeat(10_000)],
    ["instructions", "x<?".repeat(20_000)],
    ["closing brackets", "]".repeat(60_000)],
    ["a bracket and many words", `[${"a ".repeat(30_000)}`],
    ["signs and many escapes", "\\!".repeat(28_000) + "* a ".repeat(330)],
    ["one long address for many links", `[a]: https://b.c/${"u".repeat(30_000)}\n\n${"[a] ".repeat(480)}`],
    ["quotes", "> ".repeat(10_000)],
    ["emphasis", "*a ".repeat(2_500) + "a* ".repeat(2_500)],
    ["brackets", "[".repeat(30_000) + "]".repeat(30_000)],
    ["a table", `|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${"|b\n".repeat(19_000)}`],
  ])("of %s is shown as it was typed, on its page and in the feed", (_, text) => {
    expect(whyUnreadable(text)).toBeDefined();
    const escaped = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
    expect(html(`${text}<b>`)).toContain(`whitespace-pre-wrap">${escaped}&lt;b&gt;</p>`);
    expect(elementHtml(<PostText>{text}</PostText>, "https://nova.example/posts/x")).not.toBe("");
  });
});

it("ten thousand quotation marks in a row are text like any other", () => {
  for (const mark of ['"', "'", "“", "«"])
    expect(html(mark.repeat(10_000)).match(/&quot;|&#x27;|“|«/g)).toHaveLength(10_000);
});

it.each([
  ["quotes and lists", `${"> ".repeat(20)}a\n\n${"- ".repeat(20)}a`],
  ["emphasis", "*a **b ".repeat(250) + "b** a* ".repeat(250)],
  ["brackets", `${"![".repeat(20)}a${"](x)".repeat(20)}`],
])("a text at the limit of %s is read", (_, text) => {
  expect(whyUnreadable(text)).toBeUndefined();
  expect(html(text)).not.toContain("whitespace-pre-wrap");
});

it("a text over which the parser stumbles is shown as it was typed", async () => {
  vi.resetModules();
  vi.doMock("react-markdown", () => ({
    default: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
  }));
  const { PostText: Stumbling } = await import("./post-text");
  expect(renderToStaticMarkup(<Stumbling>um *texto*</Stumbling>)).toContain(">um *texto*</p>");
});
