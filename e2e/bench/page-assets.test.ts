import { expect, test } from "vitest";
import { pageAssets } from "./page-assets";

const html = `<!DOCTYPE html><html><head>
  <link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>
  <link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>
  <link rel="preload" as="font" href="/_next/static/media/figtree.woff2" crossorigin=""/>
  <link rel=modulepreload href=/_next/static/chunks/module.js>
  <script src="/_next/static/chunks/main.js" id="_R_" async=""></script>
  <script src="/_next/static/chunks/page.js?dpl=1&amp;x=2" async=""></script>
  <script src="/_next/static/chunks/old-browsers.js" noModule=""></script>
  <meta name="late-scripts" content="/_next/static/chunks/late.js /_next/static/chunks/main.js"/>
  <script src="https://elsewhere.example/tracker.js"></script>
  <script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/text.js\\"\\u003e"])</script>
</head></html>`;

test("every script of the site once, those for old browsers left out", () => {
  expect(pageAssets(html).scripts).toEqual([
    "/_next/static/chunks/main.js",
    "/_next/static/chunks/module.js",
    "/_next/static/chunks/page.js",
    "/_next/static/chunks/late.js",
  ]);
});

test("style sheets, but no fonts", () => {
  expect(pageAssets(html).styles).toEqual(["/_next/static/chunks/a.css"]);
});
