import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { whyUnreadable } from "@/lib/posts/text-model";
import { elementHtml } from "@/lib/seo/element-html";
import { PostText } from "./post-text";

const html = (text: string) => renderToStaticMarkup(<PostText>{text}</PostText>);

describe("a stored text that no form takes any more", () => {
  it.each([
    ["quotes", "> ".repeat(10_000)],
    ["emphasis", "*a ".repeat(2_500) + "a* ".repeat(2_500)],
    ["brackets", "[".repeat(30_000) + "]".repeat(30_000)],
    ["a table", `|${"a|".repeat(200)}\n|${"-|".repeat(200)}\n${"|b\n".repeat(19_000)}`],
  ])("of %s is shown as it was typed, on its page and in the feed", (_, text) => {
    expect(whyUnreadable(text)).toBeDefined();
    expect(html(`${text}<b>`)).toContain(`whitespace-pre-wrap">${text}&lt;b&gt;</p>`.replaceAll("> ", "&gt; "));
    expect(elementHtml(<PostText>{text}</PostText>, "https://nova.example/posts/x")).not.toBe("");
  });
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
