import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { finishDocument } from "./finish-document";
import { contentSecurityPolicy, SONNER_STYLES } from "./policy";

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const hashesOf = (html: string) => finishDocument(html).hashes.scripts;
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test("the hashes are those of the scripts that run, each once", () => {
  const html = page(`<script>a("<b>")</script><script src="/x.js"></script><script>a("<b>")</script>
    <div hidden><script type="module">b()</script></div><svg><script>c()</script></svg>`);
  expect(hashesOf(html)).toEqual([sha('a("<b>")'), sha("b()"), sha("c()")]);
  // A well-known one: what browsers print for it.
  expect(hashesOf("<script>alert(1)</script>")).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});

test.each([
  ["data", '<script type="application/ld+json">{"a":1}</script>'],
  ["a comment", "<!-- <script>a()</script> -->"],
  ["an attribute", "<p title='<script>a()</script>'>x</p>"],
  ["text", "<p>&lt;script&gt;a()&lt;/script&gt;</p>"],
  ["a field", "<textarea><script>a()</script></textarea>"],
  ["a template", "<template><script>a()</script></template>"],
  ["what is there without JavaScript", "<noscript><script>a()</script></noscript>"],
])("%s is no script", (_name, html) => {
  expect(hashesOf(page(html))).toEqual([]);
});

test("a script is hashed as the browser reads it", () => {
  expect(hashesOf("<script>a()\r\nb('ção')</script>")).toEqual([sha("a()\nb('ção')")]);
  // What a comment opens in a script reaches beyond an inner end tag.
  const escaped = "<!-- <script>a()</script> -->b()";
  expect(hashesOf(`<script>${escaped}</script>`)).toEqual([sha(escaped)]);
});

test("a page's own style sheets have their hashes, too", () => {
  const html = page("<style>p { color: red }</style><template><style>b {}</style></template>");
  expect(finishDocument(html).hashes).toEqual({ scripts: [], styles: [sha("p { color: red }")] });
});

test("Next's data becomes one script; all else stays as it is", () => {
  const first = 'self.__next_f.push([1,"a"])';
  const html = page(
    `<script>theme()</script><script>${first}</script><script>self.__next_f.push([1,"b"])</script>` +
      `<p>ção</p><script>self.__next_f.push([1,"c"])</script><script>$RC("a")</script>`,
  );
  const { html: joined, hashes } = finishDocument(html);
  expect(joined).toBe(
    page(
      `<script>theme()</script><script>${first}\n;self.__next_f.push([1,"b"])</script>` +
        `<p>ção</p><script>self.__next_f.push([1,"c"])</script><script>$RC("a")</script>`,
    ),
  );
  expect(hashes.scripts).toHaveLength(4);
  // Read again, it is finished.
  expect(finishDocument(joined)).toEqual({ html: joined, hashes });
  const risky = page("<script>self.__next_f.push('<!--')</script><script>self.__next_f.push('<script>')</script>");
  expect(finishDocument(risky).html).toBe(risky);
});

test("the policy allows these scripts and no others", () => {
  const policy = contentSecurityPolicy(
    { https: true, captcha: false },
    { scripts: ["sha256-a", "sha256-b"], styles: ["sha256-c"] },
  );
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    `style-src 'self' '${SONNER_STYLES.join("' '")}' 'sha256-c'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ]);
});

test("hCaptcha's origins are there only with hCaptcha, and http stays where there is no https", () => {
  const policy = contentSecurityPolicy({ https: false, captcha: true }, { nonce: "abc" });
  const outside = "https://hcaptcha.com https://*.hcaptcha.com";
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${outside};`);
  expect(policy).toContain(`frame-src ${outside};`);
  expect(policy).toContain("img-src 'self' data: blob: https: http:;");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("the allowed styles are those that this version of sonner adds", () => {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve("sonner")
      .replace(/\.js$/, ".mjs"),
    "utf8",
  );
  const styles = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""';
  expect(SONNER_STYLES).toEqual([sha(JSON.parse(styles)), sha("")]);
});
