import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { withLateScripts } from "./late-scripts";

const script = (name: string, more = "") => `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`;
const HELPER = "wait()";

it("the scripts of a document come out of it, and their addresses stand before the helper", () => {
  const document =
    '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
    `${script("a")}<title>T</title></head><body><p>${script("b", ' id="_R_"')}<script>self.__next_f.push([0])</script>`;
  expect(withLateScripts(document, HELPER)).toBe(
    '<head><meta name="late-scripts" content="/_next/static/chunks/a.js /_next/static/chunks/b.js"/><script>wait()</script>' +
      "<title>T</title></head><body><p><script>self.__next_f.push([0])</script>",
  );
});

it.each([
  ["of another site", '<script src="https://exemplo.org/a.js" async=""></script>'],
  ["for old browsers", '<script src="/_next/static/chunks/p.js" noModule=""></script>'],
  ["that is text", "<p>&lt;script src=&quot;/_next/static/chunks/a.js&quot; async=&quot;&quot;&gt;</p>"],
])("a script %s stays", (_, html) => {
  expect(withLateScripts(html, HELPER)).toBe(html);
});

it("a helper goes in word for word", () => {
  expect(withLateScripts(script("a"), "'$&$1'")).toContain("<script>'$&$1'</script>");
});

it("the helper of the build has no end of a script in it", async () => {
  expect(await readFile("lib/server/browser/on-intent.ts", "utf8")).not.toContain("</script");
});
