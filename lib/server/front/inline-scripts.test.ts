import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineTexts, joinAndHashScripts } from "./inline-scripts";

const THEME = '((a)=>{if(1<2)document.documentElement.className=a})("dark")';
const trusted = new Set([THEME]);

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const script = (text: string) => `<script>${text}</script>`;
const data = (text: string) => `self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])`;

test("Next's data becomes one script; all else stays as it is", () => {
  const html = `${script(THEME)}${script(data("a"))}${script(data("<b>"))}<p>ção</p>${script(data("c"))}<script src="/x.js"></script>`;
  const joined = `${data("a")}\n;${data("<b>")}`;
  const { html: finished, scripts, styles, unknown } = joinAndHashScripts(html, trusted);
  expect(finished).toBe(`${script(THEME)}${script(joined)}<p>ção</p>${script(data("c"))}<script src="/x.js"></script>`);
  expect(scripts).toEqual([sha(THEME), sha(joined), sha(data("c"))]);
  expect([styles, unknown]).toEqual([[], []]);
  // Read again, it is finished.
  expect(joinAndHashScripts(finished, trusted)).toEqual({ html: finished, scripts, styles, unknown });
});

test.each([
  ["another script", "alert(1)"],
  ["a trusted one with more to it", `${THEME};alert(1)`],
  ["data and then more", `${data("a")};alert(1)`],
  ["data joined with more", `${data("a")}\n;alert(1)`],
  ["a call instead of data", "self.__next_f.push([1,alert(1)])"],
  ["data of no kind that Next writes", 'self.__next_f.push(["a"])'],
  ["a comment that reaches beyond the end", 'self.__next_f.push([1,"<!--<script>"])'],
  ["another line's end, which a browser would read otherwise", 'self.__next_f.push([1,"a"])\r'],
  ["nothing", ""],
])("%s is not allowed, and said to be unknown", (_, text) => {
  const html = `<p>Olá</p>${script(text)}`;
  expect(joinAndHashScripts(html, trusted)).toEqual({ html, scripts: [], styles: [], unknown: [text] });
});

test("what was slipped in between Next's data is no part of it", () => {
  const html = script(data("a")) + script("alert(1)") + script(data("b"));
  expect(joinAndHashScripts(html, trusted)).toEqual({
    html,
    scripts: [sha(data("a")), sha(data("b"))],
    styles: [],
    unknown: ["alert(1)"],
  });
});

test("scripts with attributes are none of these: files by their address, data for search engines", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script><script async>a()</script>${script(THEME)}`;
  expect(inlineTexts(html)).toEqual([THEME]);
});

test("the script that React marks is one of them", () => {
  expect(inlineTexts('<script id="_R_">b()</script>')).toEqual(["b()"]);
});

test("styles have a hash when they are trusted", () => {
  const html = "<style>p { color: red }</style><style id='x'>b {}</style>";
  expect(joinAndHashScripts(html, new Set(["b {}"])).styles).toEqual([sha("b {}")]);
  expect(inlineTexts(html)).toEqual(["p { color: red }", "b {}"]);
});
