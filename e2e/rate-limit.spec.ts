import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { administrator as admin } from "./harness/administrator";
import { type Nova, startNova } from "./harness/nova";

// The tests share one product; the last one locks its administrator's account.
test.describe.configure({ mode: "default" });

// A product with real rate limits; other tests run without.
let nova: Nova;

const SLOWED = /Muitas tentativas\. Tente novamente em \d+ minutos\./;

test.beforeAll(async () => {
  nova = await startNova({
    prepared: "empty",
    // Lets the tests set their client address.
    env: { SAMPLE_DATA: "0", RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" },
  });
});

test.afterAll(() => nova?.stop());

test("an empty site is a good one too", async ({ page }) => {
  await page.goto(`${nova.url}/posts`);
  await expect(page.getByText("Nenhum artigo por aqui ainda")).toBeVisible();
  await expect(page.getByText("Site de demonstração")).toHaveCount(0);
  await page.goto(`${nova.url}/voluntarios`);
  const [none, you] = await Promise.all([
    page.getByText("Ainda não apresentamos ninguém").locator("..").boundingBox(),
    page.getByRole("heading", { name: "Você" }).locator("../..").boundingBox(),
  ]);
  expect((you?.y ?? 0) - (none?.y ?? 0) - (none?.height ?? 0)).toBeGreaterThan(15);
});

test("one address may not flood the reviews", async ({ request }) => {
  const data = { nome: "Bia", email: "bia@example.com", rating: 5, comment: "Ótimo" };
  const review = () => request.post(`${nova.url}/api/posts/nenhum/review`, { data });
  for (let i = 0; i < 5; i++) expect((await review()).status()).toBe(404);
  expect((await review()).status()).toBe(429);
});

test("nor the claims of donations", async ({ request }) => {
  const data = { amount: "20", date: "2026-11-10" };
  const claim = () => request.post(`${nova.url}/api/claims`, { data });
  for (let i = 0; i < 5; i++) expect((await claim()).status()).toBe(201);
  expect((await claim()).status()).toBe(429);
});

test("repeated failures are slowed down: 429 with Retry-After, on the API and on the screen", async ({ page }) => {
  const email = "alguem@nova.example";
  const login = () => page.request.post(`${nova.url}/api/users/login`, { data: { email, password: "x" } });
  for (let i = 0; i < 5; i++) expect((await login()).status()).toBe(401);
  const slowed = await login();
  expect(slowed.status()).toBe(429);
  expect(Number(slowed.headers()["retry-after"])).toBeGreaterThan(0);

  await page.goto(`${nova.url}/login`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha").fill("x");
  const answer = page.waitForResponse(/callback\/credentials/);
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByRole("alert").filter({ hasText: SLOWED })).toBeVisible();
  expect((await answer).status()).toBe(429);
  expect(Number((await answer).headers()["retry-after"])).toBeGreaterThan(0);
});

test("strangers lock an account for browsers that it does not know, but not its owner out", async ({
  page,
  context,
  browser,
}) => {
  await enter(page);
  await expect(page).toHaveURL(`${nova.url}/painel`);
  const known = (await context.cookies(`${nova.url}/api/auth`)).find(({ name }) => name === "nova-navegador");
  expect(known).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/api/auth" });
  await context.clearCookies({ name: /session-token$/ });

  const guesses = Array.from({ length: 51 }, async (_, i) => {
    const headers = { "x-forwarded-for": `203.0.113.${i}` };
    const data = { email: admin.email, password: "errada" };
    return (await page.request.post(`${nova.url}/api/users/login`, { headers, data })).status();
  });
  expect((await Promise.all(guesses)).filter((status) => status === 429)).toHaveLength(1);

  const elsewhere = await browser.newContext();
  const unknown = await elsewhere.newPage();
  await enter(unknown);
  await expect(unknown.getByRole("alert").filter({ hasText: SLOWED })).toBeVisible();
  await elsewhere.close();

  await enter(page);
  await expect(page).toHaveURL(`${nova.url}/painel`);
});

async function enter(page: Page) {
  await page.goto(`${nova.url}/login`);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Senha").fill(admin.password);
  await page.getByRole("button", { name: "Entrar" }).click();
}
