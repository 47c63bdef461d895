import { TOTP } from "otpauth";
import pg from "pg";
import { admin, expect, expectAccessible, signIn, test } from "../../fixtures";
import { ownProduct } from "../../harness/own-product";

// A product of its own: the rule is for every account.
const own = ownProduct();

test("where it is obligatory there are two weeks; then only the profile opens without it", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: own.nova.url });
  const page = await context.newPage();
  await signIn(page);
  await page.goto("/users");
  const rule = page.getByRole("group", { name: "Segundo fator da equipe" });
  const save = page.getByRole("button", { name: "Salvar a regra" });
  await rule.getByLabel("Quem quiser pode ligar").uncheck();
  await save.click();
  await expect(page.getByText("Regra do segundo fator salva")).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Minhas sessões" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Segundo fator" })).toHaveCount(0);
  await page.goto("/users");
  await rule.getByLabel("Quem quiser pode ligar").check();
  await rule.getByLabel("Administração").check();
  await save.click();
  await expect(page.getByText("Regra do segundo fator salva")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0); // half transparent while it comes and goes
  await expectAccessible(page);
  await page.goto("/painel");
  await expect(page.getByText(/^Até \d\d-\d\d-\d{4}, ligue o segundo fator no seu perfil/)).toBeVisible();

  const login = await page.request.post("/api/users/login", { data: { email: admin.email, password: admin.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const status = async () => (await page.request.get("/api/posts/all", { headers })).status();
  expect(await status()).toBe(200);
  const client = new pg.Client({ connectionString: own.databaseUrl });
  await client.connect();
  await client.query(`UPDATE "User" SET "createdAt" = now() - interval '30 days'`);
  await client.query(
    `UPDATE "Setting" SET value = value || '{"since": "2026-01-01T00:00:00.000Z"}' WHERE key = 'second-factor'`,
  );
  await client.end();
  expect(await status()).toBe(403);
  await page.goto("/posts/private");
  await expect(page).toHaveURL("/profile");
  await expect(page.getByText("Para continuar, ligue o segundo fator no seu perfil")).toBeVisible();
  await expectAccessible(page);

  const section = page.getByRole("region", { name: "Segundo fator" });
  await section.getByRole("button", { name: "Ligar o aplicativo de códigos" }).click();
  const totp = new TOTP({ secret: String(await section.locator("code").textContent()) });
  await section.getByLabel("Código do aplicativo").fill(totp.generate());
  await section.getByLabel("Senha atual").fill(admin.password);
  await section.getByRole("button", { name: "Ligar", exact: true }).click();
  await expect(section.getByRole("listitem")).toHaveCount(10);
  expect(await status()).toBe(200);
  await page.goto("/posts/private");
  await expect(page).toHaveURL("/posts/private");
  await context.close();
});
