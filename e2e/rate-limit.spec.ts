import { expect, test } from "./fixtures";
import { scratchDatabase } from "./harness/database";
import { type Nova, startNova } from "./harness/nova";

// A product with its limits as they are: the others' are wide open.
let nova: Nova;
let database: Awaited<ReturnType<typeof scratchDatabase>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await scratchDatabase();
  nova = await startNova({ databaseUrl: database.url, env: { RATE_LIMIT_SCALE: "1", SAMPLE_DATA: "0" } });
});

test.afterAll(async () => {
  await nova?.stop();
  await database?.stop();
});

test("an empty site is a good one too", async ({ page }) => {
  await page.goto(`${nova.url}/posts`);
  await expect(page.getByText("Nenhum artigo por aqui ainda")).toBeVisible();
  await expect(page.getByText("Site de demonstração")).toHaveCount(0);
});

test("one address may not flood the reviews", async ({ request }) => {
  const data = { nome: "Bia", email: "bia@example.com", rating: 5, comment: "Ótimo" };
  const review = () => request.post(`${nova.url}/api/posts/nenhum/review`, { data });
  for (let i = 0; i < 5; i++) expect((await review()).status()).toBe(404);
  expect((await review()).status()).toBe(429);
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
  await expect(page.getByText(/Muitas tentativas\. Tente novamente em \d+ minutos\./)).toBeVisible();
  expect((await answer).status()).toBe(429);
  expect(Number((await answer).headers()["retry-after"])).toBeGreaterThan(0);
});
