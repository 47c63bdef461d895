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

test("style sheets and fonts", () => {
  expect(pageAssets(html)).toMatchObject({
    styles: ["/_next/static/chunks/a.css"],
    fonts: ["/_next/static/media/figtree.woff2"],
  });
});

test("the picture of the first screen, as a phone gets it", () => {
  const picture = (name: string, rest = "") =>
    `<picture><source srcSet="/${name}-480.avif 480w, /${name}-720.avif 720w"/><source srcSet="/${name}.webp 480w"/><img${rest}/></picture>`;
  const body = picture("logo") + picture("hero", ' fetchPriority="high"') + picture("card");
  expect(pageAssets(body).hero).toBe("/hero-720.avif");
  expect(pageAssets(picture("card")).hero).toBeUndefined();
});
