import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { whyUnreadable } from "@/lib/markdown/limits";
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

it("a footnote and the way back from it lead to each other, in Portuguese", () => {
  const shown = html("Um[^a] e outro[^a].\n\n[^a]: De onde vem.");
  const ids = [...shown.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...shown.matchAll(/ (?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(6);
  expect(ids).toEqual(expect.arrayContaining(targets));
  expect(shown).toContain(">Notas</h2>");
  expect(shown).toContain('aria-label="Voltar ao texto da nota 1"');
  expect(shown).toContain('aria-label="Voltar ao texto da nota 1 (2ª vez)"');
});

describe("a link to a video that is alone in its paragraph", () => {
  const PLAYER = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0";
  it.each([
    ["a bare address", "https://youtu.be/dQw4w9WgXcQ", ""],
    ["an address in brackets", "<https://youtu.be/dQw4w9WgXcQ>", ""],
    ["a link with words", "[A *festa](https://youtu.be/dQw4w9WgXcQ)", "A *festa"],
    ["a link given once", "[A festa][1]\n\n[1]: https://youtu.be/dQw4w9WgXcQ", "A festa"],
  ])("of %s waits to be pressed", (_, text, title) => {
    const shown = html(`Antes.\n\n${text}\n\nDepois.`);
    expect(shown).toContain(`<a href="https://youtu.be/dQw4w9WgXcQ" rel="noopener noreferrer" data-video="${PLAYER}"`);
    expect(shown).toContain(`data-title="${title || "Vídeo no YouTube"}"`);
    expect(shown).not.toMatch(/<iframe|<video|<img/);
  });

  it("shows its own picture, and is a link in the feed", () => {
    const text = "[![A festa](/imagens/abc)](https://vimeo.com/76979871)";
    expect(html(text)).toContain('<img src="/imagens/abc/1280.webp" alt=""');
    const inFeed = elementHtml(<PostText>{text}</PostText>, "https://nova.example/posts/x");
    expect(inFeed).toContain('<a href="https://vimeo.com/76979871"');
    expect(inFeed).toContain("A festa</span> <span>Assistir no Vimeo</span></span></a>");
  });

  it("shows no picture from elsewhere: that of its platform would be a visit there before anybody presses it", () => {
    const shown = html("[![A festa](https://i.ytimg.com/vi/dQw4w9WgXcQ/hq.jpg)](https://youtu.be/dQw4w9WgXcQ)");
    expect(shown).toContain(`data-video="${PLAYER}" data-title="A festa"`);
    expect(shown).not.toContain("ytimg");
  });

  it("never has an address that a browser would run", () => {
    const shown = html(
      "[![x](javascript:alert`1`)](https://vimeo.com/76979871)\n\n[x](javascript://youtu.be/dQw4w9WgXcQ)",
    );
    expect(shown).toContain("data-video");
    expect(shown).not.toContain("javascript:");
  });
});

it.each([
  "Veja https://youtu.be/dQw4w9WgXcQ agora",
  "- https://youtu.be/dQw4w9WgXcQ",
  "> https://youtu.be/dQw4w9WgXcQ",
  "## https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ\nhttps://youtu.be/dQw4w9WgXcQ",
  "[**A festa**](https://youtu.be/dQw4w9WgXcQ)",
  "[![A festa](/imagens/abc) e mais](https://youtu.be/dQw4w9WgXcQ)",
  "`https://youtu.be/dQw4w9WgXcQ`",
  "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
  '<video src="https://youtu.be/dQw4w9WgXcQ"></video>',
])("%s is no video", (text) => expect(html(text)).not.toMatch(/data-video|<video/));

it("a text over which the parser stumbles is shown as it was typed", async () => {
  vi.resetModules();
  vi.doMock("react-markdown", () => ({
    default: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
  }));
  const { PostText: Stumbling } = await import("./post-text");
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(renderToStaticMarkup(<Stumbling>um *texto*</Stumbling>)).toContain(">um *texto*</p>");
  expect(warn).toHaveBeenCalledWith(expect.any(String), expect.any(RangeError));
});
