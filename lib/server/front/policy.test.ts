import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { DATA_POLICY, documentPolicy, SONNER_STYLES, withSecurityHeaders } from "./policy";

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const HTTPS = { https: true, captcha: false };

test("the policy allows these scripts and no others", () => {
  expect(documentPolicy(HTTPS, { scripts: ["sha256-a", "sha256-b"], styles: ["sha256-c"] }).split("; ")).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    `style-src 'self' '${SONNER_STYLES.join("' '")}' 'sha256-c'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.instagram.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ]);
});

test("hCaptcha's origins are there only with hCaptcha, and http stays where there is no https", () => {
  const policy = documentPolicy({ https: false, captcha: true }, { nonce: "abc" });
  const outside = "https://hcaptcha.com https://*.hcaptcha.com";
  expect(policy).toContain(`script-src 'self' 'nonce-abc' ${outside};`);
  expect(policy).toContain(`frame-src ${outside};`);
  expect(policy).toContain("img-src 'self' data: blob: https: http:;");
  expect(policy).not.toContain("upgrade-insecure-requests");
});

test("only public pages play videos, beside hCaptcha", () => {
  expect(documentPolicy(HTTPS, { nonce: "abc" })).toContain("frame-src 'none';");
  const withCaptcha = documentPolicy({ https: true, captcha: true }, { scripts: [], styles: [] });
  expect(withCaptcha).toContain(
    "frame-src https://hcaptcha.com https://*.hcaptcha.com https://www.youtube-nocookie.com https://player.vimeo.com https://www.instagram.com;",
  );
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

test("every answer is told not to be guessed at, framed, leaked or embedded, and https only behind https", () => {
  expect(withSecurityHeaders(200, { "content-type": "text/calendar" }, HTTPS)).toEqual({
    "content-type": "text/calendar",
    "content-security-policy": DATA_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=(), "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
  const http = withSecurityHeaders(200, {}, { https: false, captcha: false });
  expect(http).not.toHaveProperty("strict-transport-security");
});

test("pictures may be shown elsewhere, and what a browser has already keeps its policy", () => {
  expect(withSecurityHeaders(200, { "content-type": "image/webp" }, HTTPS)).toMatchObject({
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(withSecurityHeaders(304, {}, HTTPS)).not.toHaveProperty("content-security-policy");
  expect(withSecurityHeaders(200, { "content-security-policy": "x" }, HTTPS)["content-security-policy"]).toBe("x");
});
