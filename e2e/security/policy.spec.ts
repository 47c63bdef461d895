import { randomUUID } from "node:crypto";
import { SONNER_STYLES } from "../../lib/server/front/policy";
import { PLAYER_ORIGINS } from "../../lib/video";
import { expect, signIn, test } from "../fixtures";
import { ARTICLE, addressOf, LISTED, MISSING, UNLISTED } from "../public-pages";

const PUBLIC = [...LISTED, ...UNLISTED, ...MISSING].filter((address) => address !== "/login");

const otherDirectives = (frames: string) => [
  `style-src 'self' '${SONNER_STYLES.join("' '")}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "connect-src 'self'",
  `frame-src ${frames}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** On screens of the dashboard and the login no video plays. */
const NO_FRAMES = "'none'";

/** Script sources besides 'self'; the rest of the policy is the same on every page. */
function allowedScripts(policy: string | undefined, frames = PLAYER_ORIGINS.join(" ")) {
  const [fallback, scripts = "", ...rest] = (policy ?? "").split("; ");
  expect(fallback).toBe("default-src 'self'");
  expect(rest).toEqual(otherDirectives(frames));
  expect(scripts).toMatch(/^script-src 'self' /);
  return scripts.split(" ").slice(2);
}

test("every public page allows its own scripts by their hashes, a few of them", async ({ request }) => {
  for (const one of PUBLIC) {
    const response = await request.get(await addressOf(request, one));
    const allowed = allowedScripts(response.headers()["content-security-policy"]);
    for (const source of allowed) expect(source, one).toMatch(/^'sha256-[\w+/]{43}='$/);
    // Proxies often limit all headers together to 4 KB.
    expect(allowed.length, one).toBeLessThan(12);
  }
});

test("HEAD says the same as GET", async ({ request }) => {
  for (const address of ["/", ARTICLE, "/nada"]) {
    const policies = [await request.get(address), await request.head(address)].map(
      (response) => response.headers()["content-security-policy"],
    );
    expect(policies[1], address).toBe(policies[0]);
  }
});

test("a page from memory, and one that the browser has already, keep the policy of their text", async ({ request }) => {
  const policyOf = async (headers?: Record<string, string>) => {
    const response = await request.get("/sobre", { headers });
    return {
      status: response.status(),
      headers: response.headers(),
      policy: response.headers()["content-security-policy"],
    };
  };
  const { policy, headers } = await policyOf();
  expect((await policyOf()).policy).toBe(policy);
  const known = await policyOf({ "if-none-match": headers.etag ?? "" });
  expect(known.status).toBe(304);
  expect([policy, undefined]).toContain(known.policy);
});

test("the sign-in and the dashboard have a nonce for each request, on each of their scripts", async ({
  page,
  request,
  browser,
}) => {
  const [first] = allowedScripts((await request.get("/login")).headers()["content-security-policy"], NO_FRAMES);
  const [second] = allowedScripts((await request.get("/login")).headers()["content-security-policy"], NO_FRAMES);
  expect(first).toMatch(/^'nonce-[\w+/]{22}=='$/);
  expect(second).not.toBe(first);

  await signIn(page);
  // Without JavaScript, as a browser hides the nonces of scripts that it has run.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  for (const address of ["/login", "/painel", "/addpost", "/posts/private"]) {
    const response = await (address === "/login" ? request : page.request).get(address);
    const [source, ...others] = allowedScripts(response.headers()["content-security-policy"], NO_FRAMES);
    expect(others).toEqual([]);
    await reader.setContent((await response.text()).replaceAll(" nonce=", " data-nonce="));
    const nonces = await reader
      .locator("script:not([src]):not([type='application/ld+json'])")
      .evaluateAll((scripts) => scripts.map((script) => `'nonce-${script.getAttribute("data-nonce")}'`));
    expect(nonces.length).toBeGreaterThan(1);
    expect(new Set(nonces), address).toEqual(new Set([source]));
  }
  await plain.close();
});

test("a policy that the client sends is ignored", async ({ request }) => {
  const headers = { "content-security-policy": "script-src 'nonce-bWF1'", "x-nova-nonce": "bWF1" };
  for (const address of [`/search/${randomUUID()}`, "/login", "/nada"]) {
    const response = await request.get(address, { headers });
    expect(response.headers()["content-security-policy"]).not.toContain("bWF1");
    expect(await response.text()).not.toContain("bWF1");
  }
});
