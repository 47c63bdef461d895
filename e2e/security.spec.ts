import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { PRIVATE_PATHS } from "../lib/entities";
import { KEYWORD_MAX } from "../lib/posts/limits";
import { DATA_POLICY, SONNER_STYLES } from "../lib/server/front/policy";
import { expect, openDashboard, signIn, test } from "./fixtures";
import { startCachedSite } from "./harness/cached-site";
import { article, tool } from "./painel/article";
import { openMenu } from "./painel/menu";
import { ARTICLE, addressOf, LISTED, MISSING, UNLISTED } from "./public-pages";

/** That no page breaks its own policy is asked of every browser test (`violations` in fixtures.ts). Here: that there is one, and that it holds. */

const PUBLIC = [...LISTED, ...UNLISTED, ...MISSING].filter((address) => address !== "/login");

const REST = [
  `style-src 'self' '${SONNER_STYLES.join("' '")}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "connect-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What may run, apart from the product's own files; the rest of the policy is the same on every page. */
function allowedScripts(policy: string | undefined) {
  const [fallback, scripts = "", ...rest] = (policy ?? "").split("; ");
  expect(fallback).toBe("default-src 'self'");
  expect(rest).toEqual(REST);
  expect(scripts).toMatch(/^script-src 'self' /);
  return scripts.split(" ").slice(2);
}

test("every public page allows its own scripts by their hashes, a few of them", async ({ request }) => {
  for (const one of PUBLIC) {
    const response = await request.get(await addressOf(request, one));
    const allowed = allowedScripts(response.headers()["content-security-policy"]);
    for (const source of allowed) expect(source, one).toMatch(/^'sha256-[\w+/]{43}='$/);
    // The header has to get through proxies that keep 4 KB for all of them together.
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

test("every answer carries what applies to it", async ({ request }) => {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": expect.any(String),
  };
  const answers = ["/", "/search/sopa", "/nada", "/posts/nada", "/login", "/painel", "/api/posts", "/api/nada"];
  for (const address of [...answers, "/feed.xml", "/agenda.ics", "/transparencia/doacoes.csv", "/logo.svg", "/x%E0"]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers, address).toMatchObject(everywhere);
    expect(headers, address).not.toHaveProperty("x-powered-by");
    // Only asked for behind https.
    expect(headers, address).not.toHaveProperty("strict-transport-security");
  }
  const [file = ""] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get("/")).text()) ?? [];
  for (const address of ["/api/posts", "/api/nada", "/feed.xml", "/agenda.ics", "/logo.svg", "/robots.txt", file]) {
    const headers = (await request.get(address)).headers();
    expect(headers["content-security-policy"], address).toBe(DATA_POLICY);
    const resourcePolicy = address === "/logo.svg" ? "cross-origin" : "same-origin";
    expect(headers["cross-origin-resource-policy"], address).toBe(resourcePolicy);
  }
});

test("a script that came into a page behind the escaping does not run", async ({ page, violations }) => {
  const theme = "document.documentElement.className = 'ours'";
  const html = `<!DOCTYPE html><title>Artigo</title><script>${theme}</script><p>Olá<script>document.title = "mau"</script></p>
    <img src="x:" onerror="document.title = 'mau'"><script>self.__next_f.push([1,document.title = "mau"])</script>`;
  const site = await startCachedSite(
    (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=60" }).end(html);
    },
    { trustedInline: new Set([theme]) },
  );
  await page.goto(`${site.url}/posts/um`);
  await expect(page.locator("html")).toHaveClass("ours");
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  await expect(page).toHaveTitle("Artigo");
  violations.length = 0;
  await site.close();
});

test("the sign-in and the dashboard have a nonce for each request, on each of their scripts", async ({
  page,
  request,
  browser,
}) => {
  const [first] = allowedScripts((await request.get("/login")).headers()["content-security-policy"]);
  const [second] = allowedScripts((await request.get("/login")).headers()["content-security-policy"]);
  expect(first).toMatch(/^'nonce-[\w+/]{22}=='$/);
  expect(second).not.toBe(first);

  await signIn(page);
  // As it comes: a browser hides the nonces of what it has read.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const reader = await plain.newPage();
  for (const address of ["/login", "/painel", "/addpost", "/posts/private"]) {
    const response = await (address === "/login" ? request : page.request).get(address);
    const [source, ...others] = allowedScripts(response.headers()["content-security-policy"]);
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

test("what makes no sense is refused, and is no failure of ours", async ({ request }) => {
  const cutEmoji = `/search?keyword=${"a".repeat(KEYWORD_MAX - 1)}${encodeURIComponent("🦄")}`;
  expect((await request.get(cutEmoji, { maxRedirects: 0 })).status()).toBe(303);
  expect((await request.get("/_next/image?url=/%5Cx&w=640&q=75")).status()).toBe(404);
  expect((await request.fetch("/default.jpg", { method: "OPTIONS" })).status()).toBe(405);
});

test("a policy that the client sends counts nowhere", async ({ request }) => {
  const headers = { "content-security-policy": "script-src 'nonce-bWF1'", "x-nova-nonce": "bWF1" };
  for (const address of [`/search/${randomUUID()}`, "/login", "/nada"]) {
    const response = await request.get(address, { headers });
    expect(response.headers()["content-security-policy"]).not.toContain("bWF1");
    expect(await response.text()).not.toContain("bWF1");
  }
});

test("a script that gets into a page does not run", async ({ page, violations }) => {
  const inject = async () => {
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'mau'";
      const button = document.createElement("button");
      button.setAttribute("onclick", "document.title = 'mau'");
      const style = document.createElement("style");
      style.textContent = "h1 { color: rgb(1, 2, 3) }";
      document.body.append(script, button, style);
      button.click();
      document.body.insertAdjacentHTML("beforeend", "<img src=x: onerror=\"document.title='mau'\">");
      // Text as code: not from here, where the test itself may do anything, but from a timer of the page.
      setTimeout("document.title = 'mau'", 0);
    });
    // The refusals come one after the other.
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(6);
    await expect(page).not.toHaveTitle("mau");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveCSS("color", "rgb(1, 2, 3)");
    violations.length = 0;
  };
  await page.goto(ARTICLE, { waitUntil: "networkidle" });
  await inject();
  await page.goto("/login");
  await inject();
  await openDashboard(page);
  await inject();
});

test("every private screen keeps to its policy in both themes, with what opens on it", async ({
  page,
  request,
  token,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  // In turn each comes in one theme and changes to the other.
  let theme: "light" | "dark" = "light";
  for (const path of PRIVATE_PATHS) {
    await page.goto(await privateAddress(request, token, path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openWhatOpens(page);
    theme = theme === "light" ? "dark" : "light";
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}$`));
  }
});

test("the editor's dialogs and what is pasted with styles keep to the policy", async ({ page }) => {
  await signIn(page);
  await page.goto("/addpost");
  await article(page).click();
  await tool(page, "Link").click();
  await expect(page.getByRole("dialog", { name: "Link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await tool(page, "Imagem").click();
  await expect(page.getByRole("dialog", { name: "Imagem no texto" })).toBeVisible();
  await page.keyboard.press("Escape");
  await article(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData("text/html", '<style>p { color: red }</style><p style="color: red">Colado</p>');
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(article(page)).toContainText("Colado");
});

test("without a new document, from the site to the sign-in and back, the first page's policy is enough", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Esqueceu a Senha?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Contato|Fale/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /^ADM/ })).toBeVisible();
  await page.getByRole("textbox", { name: "E-mail" }).fill("ninguem@teste.example");
  await page.getByRole("textbox", { name: "Senha" }).fill("senha-errada-mesmo");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible(); // with its styles
  await expect(page.locator("[data-sonner-toaster]")).toHaveCSS("position", "fixed");
});

test("the enlarged picture and the menus keep to the policy in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/projetos/criancas");
    await page
      .getByRole("link", { name: /Ampliar a imagem/ })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Imagem ampliada" }).locator("img").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Páginas" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Voluntários" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Voluntários" })).toBeVisible();
    await page.getByRole("button", { name: "Alternar entre tema claro e escuro" }).first().click();
    await expect(page.locator("html")).toHaveClass(colorScheme === "light" ? /\bdark$/ : /\blight$/);
    await page.evaluate(() => localStorage.clear());
  }
});

/** The menu, the account's menu, and the question before something is removed. */
async function openWhatOpens(page: Page) {
  await openMenu(page);
  const account = page.getByRole("banner").getByRole("button", { name: /^Conta de/ });
  await account.click();
  await page.keyboard.press("Escape");
  const remove = page
    .getByRole("main")
    .getByRole("button", { name: /^Excluir/ })
    .first();
  if (!(await remove.isVisible()) || !(await remove.isEnabled())) return;
  await remove.click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
}

/** The path, with one of what there is in the place of the identifier. */
async function privateAddress(request: APIRequestContext, token: string, path: string) {
  if (!path.includes(":id")) return path;
  const read = async (address: string) =>
    (await request.get(address, { headers: { authorization: `Bearer ${token}` } })).json();
  const firstOf: Record<string, () => Promise<{ _id: string }>> = {
    "/volunter": async () => (await read("/api/volunters/all"))[0],
    "/post": async () => (await read("/api/posts"))[0],
    "/projects": async () => (await read("/api/projects")).projects[0],
    "/calendars": async () => (await read("/api/calendars")).calendars[0],
    "/donations": async () => (await read("/api/donations")).donations[0],
  };
  const first = firstOf[path.slice(0, path.indexOf("/", 1))];
  // A message has no address in the API; its screen is the inbox's with one message open.
  return first ? path.replace(":id", (await first())._id) : "/messages";
}
